// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.confirm;

import io.github.dashverify.engine.bytecode.ClassFileException;
import io.github.dashverify.engine.bytecode.ClassPath;
import io.github.dashverify.engine.bytecode.Witnessing;
import io.github.dashverify.engine.cfa.Assertion;
import io.github.dashverify.engine.counterexample.DrawnInput;
import io.github.dashverify.engine.entry.EntryPoint;
import io.github.dashverify.engine.entry.EntryPoint.Parameter;
import io.github.dashverify.engine.entry.Harness;
import io.github.dashverify.replay.ReplayCommand;
import io.github.dashverify.replay.ReplayRequest;
import io.github.dashverify.replay.ReplayResult;
import io.github.dashverify.replay.Value;
import io.github.dashverify.replay.Witness;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Replays inputs of one program in fresh JVMs. */
public final class Confirmation {

  private static final long PROGRAM_MILLIS = 10_000;
  private static final long START_UP_MILLIS = 20_000;

  private final ClassPath classPath;
  private final List<Path> entries;

  /**
   * @param classPath the program
   * @param entries the folders and jars it consists of
   */
  public Confirmation(ClassPath classPath, List<Path> entries) {
    this.classPath = classPath;
    this.entries = entries.stream().map(Path::toAbsolutePath).toList();
  }

  /**
   * Runs the entry point on the inputs.
   *
   * @param drawn the inputs in the order the run drew them, arguments first
   * @return what was seen; only a {@linkplain ReplayResult#confirmed confirmed} one is a violation
   * @throws IOException if the replay could not be set up
   */
  public ReplayResult replay(EntryPoint entry, Assertion target, List<DrawnInput> drawn)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("dash-verify-replay");
    try {
      return replayIn(folder, entry, target, drawn);
    } finally {
      delete(folder);
    }
  }

  private ReplayResult replayIn(
      Path folder, EntryPoint entry, Assertion target, List<DrawnInput> drawn)
      throws IOException, InterruptedException {
    Path instrumented = Files.createDirectory(folder.resolve("classes"));
    writeInstrumented(target.method().owner(), instrumented);
    Path request = folder.resolve("request");
    Path result = folder.resolve("result");
    request(entry, target, drawn).write(request);
    ReplayCommand command =
        new ReplayCommand(
            Path.of(System.getProperty("java.home"), "bin", "java"),
            Runtime.version().feature(),
            instrumented,
            replayModule(),
            entries);
    Process process =
        new ProcessBuilder(command.line(request, result))
            .directory(Files.createDirectory(folder.resolve("work")).toFile())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      process.getOutputStream().close();
      if (!process.waitFor(PROGRAM_MILLIS + START_UP_MILLIS, TimeUnit.MILLISECONDS)) {
        process.destroyForcibly().waitFor();
      }
      return ReplayResult.of(result, process.exitValue());
    } finally {
      process.destroyForcibly();
    }
  }

  private void writeInstrumented(String owner, Path folder) throws IOException {
    byte[] original;
    try {
      original = classPath.bytes(owner);
    } catch (ClassFileException e) {
      throw new IOException(e.getMessage(), e);
    }
    Path file = folder.resolve(owner + ".class");
    Files.createDirectories(file.getParent());
    Files.write(file, Witnessing.instrument(original));
  }

  private static ReplayRequest request(EntryPoint entry, Assertion target, List<DrawnInput> drawn) {
    List<Value> arguments = new ArrayList<>();
    int next = 0;
    for (Parameter parameter : entry.parameters()) {
      arguments.add(
          Harness.inputType(parameter.descriptor()) == null
              ? Value.strings(0)
              : value(drawn.get(next++)));
    }
    List<Value> inputs =
        drawn.subList(next, drawn.size()).stream().map(Confirmation::value).toList();
    return new ReplayRequest(
        entry.method().className(),
        entry.method().name(),
        entry.method().descriptor(),
        target.id(),
        PROGRAM_MILLIS,
        arguments,
        inputs);
  }

  private static Value value(DrawnInput input) {
    long bits = input.bits();
    return switch (input.type()) {
      case BOOLEAN -> Value.of(bits != 0);
      case BYTE -> Value.of((byte) bits);
      case CHAR -> Value.of((char) bits);
      case SHORT -> Value.of((short) bits);
      case INT -> Value.of((int) bits);
      case LONG -> Value.of(bits);
      case FLOAT -> Value.of(Float.intBitsToFloat((int) bits));
      case DOUBLE -> Value.of(Double.longBitsToDouble(bits));
    };
  }

  /** Where the classes of the replay module are: a jar, or a folder while we test ourselves. */
  private static Path replayModule() {
    try {
      return Path.of(Witness.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the place of the replay module is not a path", e);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
