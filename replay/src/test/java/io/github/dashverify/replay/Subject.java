// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.api.Verify;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.tools.ToolProvider;

/**
 * A program with a hand-instrumented assertion {@code check(c)}, whose id is {@code target}, and
 * one run of it. Its entry point is {@code subject.Subject.run()} unless told otherwise.
 */
final class Subject {

  /** Feature version of the JVM that runs the tests and the subjects. */
  static final int JAVA_VERSION =
      Integer.parseInt(System.getProperty("java.specification.version").replaceFirst("^1[.]", ""));

  private static final String TARGET = "target";

  private final Path folder;
  private final Path classes;
  private final Path instrumented;
  private final List<Value> arguments = new ArrayList<>();
  private final List<Value> inputs = new ArrayList<>();
  private String entry = "subject.Subject";
  private String method = "run";
  private String descriptor = "()V";
  private long timeoutMillis = 60_000;

  private Subject(Path folder) throws IOException {
    this.folder = folder;
    this.classes = Files.createDirectories(folder.resolve("classes"));
    this.instrumented = Files.createDirectories(folder.resolve("instrumented"));
  }

  /** A subject class with these members; {@code folder} is where everything goes. */
  static Subject of(Path folder, String... members) throws Exception {
    Subject subject = new Subject(folder);
    subject.compile(subject.classes, withCheck("Witness.assertionFailed(\"target\");", members));
    return subject;
  }

  /** The same, but only the copy in the folder of instrumented classes tells of the failure. */
  static Subject withInstrumentedCopy(Path folder, String... members) throws Exception {
    Subject subject = new Subject(folder);
    subject.compile(subject.classes, withCheck("", members));
    subject.compile(
        subject.instrumented, withCheck("Witness.assertionFailed(\"target\");", members));
    return subject;
  }

  Subject entry(String className) {
    entry = className;
    return this;
  }

  Subject method(String name, String itsDescriptor) {
    method = name;
    descriptor = itsDescriptor;
    return this;
  }

  Subject arguments(Value... values) {
    arguments.addAll(Arrays.asList(values));
    return this;
  }

  Subject inputs(Value... values) {
    inputs.addAll(Arrays.asList(values));
    return this;
  }

  Subject timeoutMillis(long millis) {
    timeoutMillis = millis;
    return this;
  }

  Path folder() {
    return folder;
  }

  ReplayResult replay() throws Exception {
    Path request = folder.resolve("request");
    Path result = folder.resolve("result");
    new ReplayRequest(entry, method, descriptor, TARGET, timeoutMillis, arguments, inputs)
        .write(request);
    ReplayCommand command =
        new ReplayCommand(
            Paths.get(System.getProperty("java.home"), "bin", "java"),
            JAVA_VERSION,
            instrumented,
            locationOf(ReplayMain.class),
            Arrays.asList(classes, locationOf(Verify.class)));
    File output = folder.resolve("output").toFile();
    Process jvm =
        new ProcessBuilder(command.line(request, result))
            .directory(Files.createDirectories(folder.resolve("empty")).toFile())
            .redirectErrorStream(true)
            .redirectOutput(output)
            .start();
    jvm.getOutputStream().close();
    assertThat(jvm.waitFor(120, TimeUnit.SECONDS)).as("the JVM ended by itself").isTrue();
    return ReplayResult.of(result, jvm.exitValue());
  }

  private static String withCheck(String witness, String... members) {
    return "package subject;\n"
        + "import io.github.dashverify.api.Verify;\n"
        + "import io.github.dashverify.replay.Witness;\n"
        + "import org.sosy_lab.sv_benchmarks.Verifier;\n"
        + "public class Subject {\n"
        + "  static void check(boolean c) {\n"
        + "    if (!c) { "
        + witness
        + " throw new AssertionError(\"check\"); }\n"
        + "  }\n"
        + String.join("\n", members)
        + "\n}\n";
  }

  private void compile(Path target, String source) throws Exception {
    Path file = Files.createDirectories(folder.resolve("source")).resolve("Subject.java");
    Files.write(file, Collections.singleton(source), StandardCharsets.UTF_8);
    String classPath = locationOf(ReplayMain.class) + File.pathSeparator + locationOf(Verify.class);
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-nowarn",
                "-cp",
                classPath,
                "-d",
                target.toString(),
                file.toString());
    assertThat(status).as("compiles: %s", source).isZero();
  }

  private static Path locationOf(Class<?> type) throws URISyntaxException {
    return Paths.get(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }
}
