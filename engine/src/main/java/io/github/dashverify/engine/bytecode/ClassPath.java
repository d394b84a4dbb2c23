// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The classes a program consists of: those of its directories and jars, and those of the running
 * JDK, which come first as they do in a JVM. A class is read when first asked for. Safe for use by
 * several threads.
 */
public final class ClassPath implements AutoCloseable {

  private final ClassSource jdk = new JdkSource();
  private final List<ClassSource> sources = new ArrayList<>();
  private final Map<String, SoftReference<ClassFile>> read = new ConcurrentHashMap<>();
  private final Set<String> missing = ConcurrentHashMap.newKeySet();

  private ClassPath() {}

  /**
   * Opens a class path. Entries that do not exist are skipped, as a JVM does.
   *
   * @param entries directories and jar files
   * @throws ClassFileException if an entry exists but is neither a directory nor a readable jar
   */
  public static ClassPath open(List<Path> entries) throws ClassFileException {
    ClassPath classPath = new ClassPath();
    for (Path entry : entries) {
      if (Files.isDirectory(entry)) {
        classPath.sources.add(new DirectorySource(entry));
      } else if (Files.exists(entry)) {
        try {
          classPath.sources.add(new JarSource(entry));
        } catch (IOException e) {
          classPath.close();
          throw new ClassFileException(
              entry + " on the class path is not a readable jar file: " + e.getMessage() + ".", e);
        }
      }
    }
    return classPath;
  }

  /**
   * The class of this name.
   *
   * @return null if no entry has it
   * @throws ClassFileException if there is such a file, but it cannot be read
   */
  public @Nullable ClassFile find(String internalName) throws ClassFileException {
    SoftReference<ClassFile> known = read.get(internalName);
    ClassFile file = known == null ? null : known.get();
    if (file == null && !missing.contains(internalName)) {
      file = load(internalName);
      if (file == null) {
        missing.add(internalName);
      } else {
        read.put(internalName, new SoftReference<>(file));
      }
    }
    return file;
  }

  /**
   * The class file of a class of the program, as it is.
   *
   * @throws ClassFileException if no entry has the class or its file cannot be read
   */
  public byte[] bytes(String internalName) throws ClassFileException {
    for (ClassSource source : sources) {
      try {
        byte[] bytes = source.read(internalName);
        if (bytes != null) {
          return bytes;
        }
      } catch (IOException e) {
        throw new ClassFileException(
            source.fileOf(internalName) + " cannot be read: " + e.getMessage() + ".", e);
      }
    }
    throw new ClassFileException(
        "Class " + internalName.replace('/', '.') + " is not on the class path.");
  }

  /** Internal names of all classes of the program, without the JDK's, entry by entry. */
  public List<String> classNames() throws ClassFileException {
    Set<String> names = new LinkedHashSet<>();
    for (ClassSource source : sources) {
      try {
        names.addAll(source.classNames());
      } catch (IOException e) {
        throw new ClassFileException(
            "A class path entry cannot be listed: " + e.getMessage() + ".", e);
      }
    }
    return List.copyOf(names);
  }

  private @Nullable ClassFile load(String internalName) throws ClassFileException {
    ClassFile ofJdk = load(jdk, internalName, true);
    if (ofJdk != null) {
      return ofJdk;
    }
    for (ClassSource source : sources) {
      ClassFile file = load(source, internalName, false);
      if (file != null) {
        return file;
      }
    }
    return null;
  }

  private static @Nullable ClassFile load(ClassSource source, String internalName, boolean ofJdk)
      throws ClassFileException {
    String where = source.fileOf(internalName);
    byte[] bytes;
    try {
      bytes = source.read(internalName);
    } catch (IOException e) {
      throw new ClassFileException(where + " cannot be read: " + e.getMessage() + ".", e);
    }
    if (bytes == null) {
      return null;
    }
    ClassFile file = ClassFile.parse(bytes, where, ofJdk);
    if (!file.name().equals(internalName)) {
      throw new ClassFileException(
          where + " holds class " + file.name() + " and not the class its place says.");
    }
    return file;
  }

  /** Whether a file of this path holds a class that code could name. */
  static boolean isClassName(String path) {
    return !path.startsWith("META-INF/")
        && !path.endsWith("module-info")
        && !path.endsWith("package-info");
  }

  @Override
  public void close() throws ClassFileException {
    for (ClassSource source : sources) {
      if (source instanceof JarSource jar) {
        try {
          jar.close();
        } catch (IOException e) {
          throw new ClassFileException("A jar file cannot be closed: " + e.getMessage() + ".", e);
        }
      }
    }
  }
}
