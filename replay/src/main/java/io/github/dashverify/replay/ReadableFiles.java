// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.io.File;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;

/** The files every program may read: its class path and its JDK. */
final class ReadableFiles {

  private final List<Path> roots = new ArrayList<>();

  ReadableFiles() {
    addRoot(System.getProperty("java.home"));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      addRoot(entry);
    }
  }

  /** Under the name it was given and under the one its links lead to. */
  private void addRoot(String file) {
    Path root = absolute(file);
    roots.add(root);
    try {
      roots.add(root.toRealPath());
    } catch (IOException e) {
      // A class path may name what does not exist.
    }
  }

  boolean contains(String file) {
    try {
      Path path = absolute(file);
      return roots.stream().anyMatch(path::startsWith);
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private static Path absolute(String file) {
    return Paths.get(file).toAbsolutePath().normalize();
  }
}
