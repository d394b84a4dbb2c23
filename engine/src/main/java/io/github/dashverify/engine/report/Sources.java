// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

import io.github.dashverify.engine.verdict.AssertionSite;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the source file of an assertion and reads the line it stands on. A file that is missing or
 * cannot be read is simply not shown: the verdict does not depend on it.
 */
public final class Sources {

  private final List<Path> roots;
  private final Map<Path, List<String>> lines = new HashMap<>();

  /**
   * @param roots folders that hold the source files, by package
   */
  public Sources(List<Path> roots) {
    this.roots = List.copyOf(roots);
  }

  /** No source files. */
  public static Sources none() {
    return new Sources(List.of());
  }

  /**
   * {@code file:line} of an assertion: with the path of the source file, seen from the working
   * folder, if it was found; else with its name alone.
   */
  public String location(AssertionSite site) {
    String file = find(site).map(path -> display(path)).orElse(site.file());
    if (file.isEmpty()) {
      file = site.className();
    }
    return site.line() > 0 ? file + ":" + site.line() : file;
  }

  /** The source line of an assertion, without the space around it. */
  public Optional<String> line(AssertionSite site) {
    return find(site)
        .map(path -> lines.computeIfAbsent(path, Sources::read))
        .filter(text -> site.line() > 0 && site.line() <= text.size())
        .map(text -> text.get(site.line() - 1).strip())
        .filter(text -> !text.isEmpty());
  }

  /** In the folder of the package, as Java wants it, or at the top, as Kotlin allows it. */
  private Optional<Path> find(AssertionSite site) {
    if (site.file().isEmpty()) {
      return Optional.empty();
    }
    int lastDot = site.className().lastIndexOf('.');
    String folder = lastDot < 0 ? "" : site.className().substring(0, lastDot).replace('.', '/');
    try {
      return roots.stream()
          .flatMap(
              root ->
                  List.of(root.resolve(folder).resolve(site.file()), root.resolve(site.file()))
                      .stream())
          .filter(Files::isRegularFile)
          .findFirst();
    } catch (InvalidPathException e) {
      // A class file may name its source anything, even what this file system does not allow.
      return Optional.empty();
    }
  }

  private static String display(Path path) {
    Path here = Path.of("").toAbsolutePath();
    Path absolute = path.toAbsolutePath().normalize();
    return (absolute.startsWith(here) ? here.relativize(absolute) : absolute).toString();
  }

  private static List<String> read(Path path) {
    try {
      return new String(Files.readAllBytes(path), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      return List.of();
    }
  }
}
