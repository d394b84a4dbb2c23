// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import io.github.dashverify.engine.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Replaces {@code @file} by the arguments in that file: one on each line, in UTF-8. A line is taken
 * as it is, so that a path with spaces or backslashes needs no care; a line in double quotes is
 * taken out of them, with {@code \\} and {@code \"} for a backslash and a quote. Empty lines and
 * lines that begin with {@code #} are skipped. Picocli's own reading takes every {@code #} for a
 * comment, and so would cut {@code Class#method}.
 */
final class ArgumentFiles {

  private static final Pattern ESCAPED = Pattern.compile("\\\\([\\\\\"])");

  private ArgumentFiles() {}

  static String[] expand(String... args) throws InputException {
    List<String> expanded = new ArrayList<>();
    for (String arg : args) {
      if (arg.startsWith("@") && arg.length() > 1) {
        expanded.addAll(read(arg.substring(1)));
      } else {
        expanded.add(arg);
      }
    }
    return expanded.toArray(String[]::new);
  }

  private static List<String> read(String file) throws InputException {
    try {
      return new String(Files.readAllBytes(Path.of(file)), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(ArgumentFiles::unquoted)
          .toList();
    } catch (IOException | InvalidPathException e) {
      throw new InputException(
          "The argument file '%s' cannot be read: give a file with one argument on each line."
              .formatted(file),
          e);
    }
  }

  private static String unquoted(String line) {
    return line.length() > 1 && line.startsWith("\"") && line.endsWith("\"")
        ? ESCAPED.matcher(line.substring(1, line.length() - 1)).replaceAll("$1")
        : line;
  }
}
