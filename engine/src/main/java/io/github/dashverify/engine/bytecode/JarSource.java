// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** A jar file, read as the running JVM would read it (multi-release jars included). */
final class JarSource implements ClassSource, AutoCloseable {

  private static final String SUFFIX = ".class";

  private final Path file;
  private final JarFile jar;

  JarSource(Path file) throws IOException {
    this.file = file;
    this.jar = new JarFile(file.toFile(), false, ZipFile.OPEN_READ, Runtime.version());
  }

  @Override
  public byte @Nullable [] read(String internalName) throws IOException {
    JarEntry entry = jar.getJarEntry(internalName + SUFFIX);
    if (entry == null) {
      return null;
    }
    try (InputStream in = jar.getInputStream(entry)) {
      return in.readAllBytes();
    }
  }

  @Override
  public String fileOf(String internalName) {
    return file + "!/" + internalName + SUFFIX;
  }

  @Override
  public List<String> classNames() {
    return jar.versionedStream()
        .map(JarEntry::getName)
        .filter(name -> name.endsWith(SUFFIX))
        .map(name -> name.substring(0, name.length() - SUFFIX.length()))
        .filter(ClassPath::isClassName)
        .sorted()
        .toList();
  }

  @Override
  public void close() throws IOException {
    jar.close();
  }
}
