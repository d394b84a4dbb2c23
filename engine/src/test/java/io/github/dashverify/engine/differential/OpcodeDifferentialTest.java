// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.concrete.InputVector;
import io.github.dashverify.engine.entry.EntryPoint;
import io.github.dashverify.engine.supergraph.Supergraph;
import io.github.dashverify.engine.testing.EngineProgram;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every supported instruction gives the same result on the JVM, in the interpreter, by symbolic
 * execution and by weakest preconditions.
 */
class OpcodeDifferentialTest {

  private static final int OPERANDS = 1500;
  private static final long SEED = 20240;

  @TempDir static Path folder;

  private static EngineProgram program;
  private static Class<?> onJvm;

  @BeforeAll
  static void generate() throws Exception {
    Files.write(folder.resolve(OpcodeClass.NAME + ".class"), new OpcodeClass().bytes());
    program = EngineProgram.open(folder);
    onJvm = new URLClassLoader(new URL[] {folder.toUri().toURL()}).loadClass(OpcodeClass.NAME);
  }

  @AfterAll
  static void close() throws Exception {
    program.close();
  }

  static Stream<String> methods() {
    return new OpcodeClass().methods().stream();
  }

  @ParameterizedTest
  @MethodSource("methods")
  void sameResultEverywhere(String name) throws Exception {
    Method method = method(name);
    EntryPoint entry = program.entry(OpcodeClass.NAME + "#" + name);
    Supergraph graph = program.graph(OpcodeClass.NAME + "#" + name);
    List<long[]> operands = Operands.of(method.getParameterTypes(), OPERANDS, new Random(SEED));
    for (long[] values : operands) {
      Result expected = Result.onJvm(method, values);
      InputVector inputs = EngineProgram.inputs(entry, values);
      EngineRun run = EngineRun.of(graph, inputs);
      String call = name + Arrays.toString(values);
      assertThat(run.concrete()).as(call + " interpreted").isEqualTo(expected);
      assertThat(run.symbolic()).as(call + " symbolically").isEqualTo(expected);
      assertThat(run.weakestPreconditionAgrees(expected)).as(call + " backwards").isTrue();
    }
  }

  private static Method method(String name) {
    return Arrays.stream(onJvm.getDeclaredMethods())
        .filter(method -> method.getName().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
