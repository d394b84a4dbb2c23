// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A subject program and what it expects.
 *
 * @param path the source file
 * @param name its name as the list of undecided assertions has it, such as {@code seed/Gcd1.java}
 * @param expectations by line
 */
record SubjectFile(Path path, String name, Map<Integer, Expectation> expectations) {

  /** Where the subjects are; tests run in the folder of the module. */
  static final Path FOLDER = Path.of("src", "test", "subjects");

  private static final Path PACKAGE = FOLDER.resolve("subjects");

  static List<SubjectFile> all() throws IOException {
    List<SubjectFile> subjects = new ArrayList<>();
    try (Stream<Path> files = Files.walk(PACKAGE)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        subjects.add(read(file));
      }
    }
    return subjects;
  }

  private static SubjectFile read(Path file) throws IOException {
    Map<Integer, Expectation> expectations = new TreeMap<>();
    List<String> lines = Files.readAllLines(file);
    for (int i = 0; i < lines.size(); i++) {
      Expectation expectation = Expectation.of(lines.get(i));
      if (expectation != null) {
        expectations.put(i + 1, expectation);
      }
    }
    String name = PACKAGE.relativize(file).toString().replace('\\', '/');
    return new SubjectFile(file, name, expectations);
  }
}
