// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.launch;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One call of the engine's command line. What is left out is left to the engine's own default, so
 * that every default is written down once.
 */
public final class EngineCall {

  /** The class the child JVM starts. */
  public static final String MAIN_CLASS = "io.github.dashverify.cli.Main";

  /** Artifact that brings {@link #MAIN_CLASS}; its group is the plugins' own. */
  public static final String ARTIFACT = "dash-verify-cli";

  /** Group of every artifact of ours. */
  public static final String GROUP = "io.github.dashverify";

  /** Options of the child JVM: UTF-8 everywhere, native solvers unannounced, room for recursion. */
  public static final List<String> JVM_OPTIONS =
      List.of(
          "-Dfile.encoding=UTF-8",
          "-Dstdout.encoding=UTF-8",
          "-Dstderr.encoding=UTF-8",
          "--enable-native-access=ALL-UNNAMED",
          "-XX:+UseSerialGC",
          "-Xss256m");

  private final List<String> arguments = new ArrayList<>();

  /**
   * A call that verifies the assertions of these classes and writes its findings as JSON.
   *
   * @param classes folders and jars
   * @param jsonReport the file to write
   */
  public EngineCall(Collection<Path> classes, Path jsonReport) {
    paths("--classpath", classes);
    option("--format", "text");
    option("--json-report", jsonReport);
  }

  /** What the classes need besides. */
  public EngineCall library(Collection<Path> library) {
    return paths("--library", library);
  }

  /** Folders in which the engine finds the source lines it quotes. */
  public EngineCall sources(Collection<Path> sources) {
    return paths("--sources", sources);
  }

  /** Verifies only what these methods, {@code Class#method}, can reach. */
  public EngineCall entries(Collection<String> entries) {
    return each("--entry", entries);
  }

  /** Verifies only classes whose names match. */
  public EngineCall include(Collection<String> patterns) {
    return each("--include", patterns);
  }

  /** Leaves out classes whose names match. */
  public EngineCall exclude(Collection<String> patterns) {
    return each("--exclude", patterns);
  }

  /** Checks these properties. */
  public EngineCall properties(Collection<String> properties) {
    return properties.isEmpty() ? this : option("--property", String.join(",", properties));
  }

  /** Spends at most so many seconds on one entry point. */
  public EngineCall timeout(@Nullable Integer seconds) {
    return option("--timeout", seconds);
  }

  /** Spends at most so many seconds on everything. */
  public EngineCall totalTimeout(@Nullable Integer seconds) {
    return option("--total-timeout", seconds);
  }

  /** Slices the abstraction in this way. */
  public EngineCall slicing(@Nullable String slicing) {
    return option("--slicing", slicing);
  }

  /** Works on so many assertions at once. */
  public EngineCall jobs(@Nullable Integer jobs) {
    return option("--jobs", jobs);
  }

  /** The arguments, in the order they were given. */
  public List<String> arguments() {
    return List.copyOf(arguments);
  }

  /**
   * Writes the arguments to a file, one on each line, and returns the one argument that makes the
   * engine read it. A class path is often longer than a command line may be.
   */
  public String writeTo(Path file) throws IOException {
    Files.write(file, arguments, StandardCharsets.UTF_8);
    return "@" + file;
  }

  /** The engine asks for paths that exist; a build tool names folders it never had to make. */
  private EngineCall paths(String name, Collection<Path> paths) {
    List<String> existing =
        paths.stream().filter(Files::exists).map(Path::toString).distinct().toList();
    return existing.isEmpty() ? this : option(name, String.join(File.pathSeparator, existing));
  }

  private EngineCall each(String name, Collection<String> values) {
    values.forEach(value -> option(name, value));
    return this;
  }

  private EngineCall option(String name, @Nullable Object value) {
    if (value != null) {
      arguments.add(name);
      arguments.add(value.toString());
    }
    return this;
  }
}
