// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The classes of the running JDK, through the {@code jrt} file system. */
final class JdkSource implements ClassSource {

  private static final String SUFFIX = ".class";

  private final FileSystem image = FileSystems.getFileSystem(URI.create("jrt:/"));

  /** The modules that have a package, by its internal name; usually one. */
  private final Map<String, List<String>> modulesOfPackage = new ConcurrentHashMap<>();

  @Override
  public byte @Nullable [] read(String internalName) throws IOException {
    for (String module : modulesOf(packageOf(internalName))) {
      Path file = image.getPath("modules", module, internalName + SUFFIX);
      if (Files.exists(file)) {
        return Files.readAllBytes(file);
      }
    }
    return null;
  }

  @Override
  public String fileOf(String internalName) {
    return "jrt:/" + internalName + SUFFIX;
  }

  /** Names of the classes of {@code java.base}; the other modules are found by name only. */
  @Override
  public List<String> classNames() throws IOException {
    return new DirectorySource(image.getPath("modules", "java.base")).classNames();
  }

  private List<String> modulesOf(String packageName) throws IOException {
    List<String> known = modulesOfPackage.get(packageName);
    if (known != null) {
      return known;
    }
    Path folder = image.getPath("packages", packageName.replace('/', '.'));
    List<String> modules = List.of();
    if (!packageName.isEmpty() && Files.isDirectory(folder)) {
      try (Stream<Path> children = Files.list(folder)) {
        modules = children.map(child -> child.getFileName().toString()).sorted().toList();
      }
    }
    modulesOfPackage.put(packageName, modules);
    return modules;
  }

  private static String packageOf(String internalName) {
    int slash = internalName.lastIndexOf('/');
    return slash < 0 ? "" : internalName.substring(0, slash);
  }
}
