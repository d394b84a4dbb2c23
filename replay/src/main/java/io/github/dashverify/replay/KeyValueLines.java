// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map.Entry;

/**
 * A file of {@code key=value} lines in printable ASCII; keys may repeat, order counts. In a value,
 * the backslash and every UTF-16 unit that is not printable ASCII is written as a backslash, {@code
 * u} and four hexadecimal digits.
 */
final class KeyValueLines {

  private final List<Entry<String, String>> entries = new ArrayList<>();

  void add(String key, String value) {
    entries.add(new SimpleImmutableEntry<>(key, value));
  }

  List<Entry<String, String>> entries() {
    return Collections.unmodifiableList(entries);
  }

  /**
   * @throws IllegalArgumentException if the file has a line of another form
   */
  static KeyValueLines read(Path file) throws IOException {
    KeyValueLines lines = new KeyValueLines();
    for (String line : Files.readAllLines(file, StandardCharsets.US_ASCII)) {
      int equals = line.indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException("Not of the form key=value: " + line);
      }
      lines.add(line.substring(0, equals), unescape(line.substring(equals + 1)));
    }
    return lines;
  }

  /** Writes all or nothing: beside the file first, then by renaming. */
  void write(Path file) throws IOException {
    List<String> lines = new ArrayList<>();
    for (Entry<String, String> entry : entries) {
      lines.add(entry.getKey() + "=" + escape(entry.getValue()));
    }
    Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
    Files.write(unfinished, lines, StandardCharsets.US_ASCII);
    try {
      Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= ' ' && c <= '~' && c != '\\') {
        escaped.append(c);
      } else {
        escaped.append("\\u").append(ValueKind.CHAR.write(c));
      }
    }
    return escaped.toString();
  }

  private static String unescape(String text) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) != '\\') {
        plain.append(text.charAt(i));
      } else if (text.startsWith("u", i + 1) && i + 6 <= text.length()) {
        plain.append(ValueKind.CHAR.read(text.substring(i + 2, i + 6)));
        i += 5;
      } else {
        throw new IllegalArgumentException("Not an escape at " + i + ": " + text);
      }
    }
    return plain.toString();
  }
}
