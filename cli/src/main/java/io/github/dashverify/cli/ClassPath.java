// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import io.github.dashverify.engine.InputException;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/** Reads options that hold paths: several of them, joined as the platform joins a class path. */
final class ClassPath {

  private static final Pattern SEPARATOR = Pattern.compile(Pattern.quote(File.pathSeparator));

  private ClassPath() {}

  /** The paths given by all uses of an option; each must exist. */
  static List<Path> parse(String option, List<String> values) throws InputException {
    List<Path> paths = new ArrayList<>();
    for (String value : values) {
      for (String element : SEPARATOR.split(value)) {
        if (!element.isBlank()) {
          paths.add(existing(option, element));
        }
      }
    }
    return paths.stream().distinct().toList();
  }

  private static Path existing(String option, String element) throws InputException {
    try {
      Path path = Path.of(element);
      if (Files.exists(path)) {
        return path;
      }
    } catch (InvalidPathException e) {
      // Then it does not exist either.
    }
    throw new InputException(
        "'%s' of %s does not exist: correct the path, or compile the classes first."
            .formatted(element, option));
  }

  /** Makes sure that there is something to verify, in folders and jars that can be read. */
  static void requireClassFile(List<Path> paths) throws InputException {
    boolean found = false;
    for (Path path : paths) {
      // No short cut: every jar is opened, so that a broken one is always told.
      found |= Files.isDirectory(path) ? folderHasClass(path) : jarHasClass(path);
    }
    if (!found) {
      String all = String.join(", ", paths.stream().map(Path::toString).toList());
      throw new InputException(
          "There is no class file in %s: compile first, or correct --classpath.".formatted(all));
    }
  }

  private static boolean folderHasClass(Path folder) throws InputException {
    try (Stream<Path> files =
        Files.find(folder, Integer.MAX_VALUE, (path, attributes) -> isClass(path.toString()))) {
      return files.findAny().isPresent();
    } catch (IOException | UncheckedIOException e) {
      throw new InputException(
          "The folder '%s' of --classpath cannot be read: check its permissions.".formatted(folder),
          e);
    }
  }

  private static boolean jarHasClass(Path jar) throws InputException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.stream().anyMatch(entry -> isClass(entry.getName()));
    } catch (IOException e) {
      throw new InputException(
          "'%s' of --classpath is neither a folder nor a readable jar: give the folder that holds"
                  .formatted(jar)
              + " the classes, or a jar.",
          e);
    }
  }

  private static boolean isClass(String name) {
    return name.endsWith(".class");
  }
}
