// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A directory of class files. */
record DirectorySource(Path root) implements ClassSource {

  private static final String SUFFIX = ".class";

  @Override
  public byte @Nullable [] read(String internalName) throws IOException {
    Path file = root.resolve(internalName + SUFFIX);
    return Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
  }

  @Override
  public String fileOf(String internalName) {
    return root.resolve(internalName + SUFFIX).toString();
  }

  @Override
  public List<String> classNames() throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(SUFFIX) && Files.isRegularFile(file))
          .map(file -> nameOf(root.relativize(file)))
          .filter(ClassPath::isClassName)
          .sorted()
          .toList();
    }
  }

  private static String nameOf(Path relative) {
    String path = relative.toString().replace(relative.getFileSystem().getSeparator(), "/");
    return path.substring(0, path.length() - SUFFIX.length());
  }
}
