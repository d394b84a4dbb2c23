// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.benchmarks;

import io.github.dashverify.api.Verify;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The programs that are measured, compiled into a temporary folder: the seed subjects of the engine
 * and diamonds of several sizes.
 *
 * @param folder the temporary folder, deleted by {@link #close}
 * @param seeds class names of the seed programs
 */
record Programs(Path folder, List<String> seeds) implements AutoCloseable {

  /** Gradle runs the program in the folder of its module. */
  private static final Path SEEDS =
      Path.of("..", "engine", "src", "test", "subjects", "subjects", "seed");

  private static final Comparator<String> BY_TEXT_THEN_NUMBER =
      Comparator.comparing((String name) -> name.replaceAll("\\d+$", ""))
          .thenComparing(name -> name.length())
          .thenComparing(name -> name);

  static Programs compile(List<Integer> diamonds) throws IOException {
    Path folder = Files.createTempDirectory("dash-verify-benchmarks");
    Files.createDirectory(folder.resolve("classes"));
    List<Path> sources = new ArrayList<>();
    try (Stream<Path> files = Files.list(SEEDS)) {
      files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
    }
    List<String> seeds =
        sources.stream()
            .map(file -> "subjects.seed." + file.getFileName().toString().replace(".java", ""))
            .sorted(BY_TEXT_THEN_NUMBER)
            .toList();
    for (int n : diamonds) {
      Path file = folder.resolve(diamondsName(n) + ".java");
      sources.add(Files.writeString(file, diamondsSource(n)));
    }
    Programs programs = new Programs(folder, seeds);
    compile(sources, programs.classes());
    return programs;
  }

  Path classes() {
    return folder.resolve("classes");
  }

  /** What the programs need besides themselves. */
  static List<Path> libraries() {
    try {
      return List.of(
          Path.of(Verify.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the place of " + Verify.class + " is not a path", e);
    }
  }

  static String diamondsName(int n) {
    return "Diamonds" + n;
  }

  /** LCTD's Fig. 5.19 with any number of diamonds, and a plain variable for its pointer. */
  private static String diamondsSource(int n) {
    String diamond =
        """
            if (org.sosy_lab.sv_benchmarks.Verifier.nondetBoolean()) {
              x = x + 1;
            } else {
              y = y + 1;
            }
        """;
    return """
    class %s {
      public static void main(String[] args) {
        int lock = 1;
        int x = 0;
        int y = 0;
    %s    assert lock == 1;
      }
    }
    """
        .formatted(diamondsName(n), diamond.repeat(n));
  }

  /** Compiles against the class path of this JVM, which has the API and the SV-COMP stand-in. */
  private static void compile(List<Path> sources, Path output) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    List<String> options =
        List.of(
            "-g",
            "-proc:none",
            "-nowarn",
            "-cp",
            System.getProperty("java.class.path"),
            "-d",
            output.toString());
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      boolean compiled =
          compiler
              .getTask(
                  messages,
                  manager,
                  null,
                  options,
                  null,
                  manager.getJavaFileObjectsFromPaths(sources))
              .call();
      if (!compiled) {
        throw new IllegalStateException("the programs do not compile: " + messages);
      }
    }
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
