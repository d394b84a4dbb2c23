// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.DashVerifier;
import io.github.dashverify.engine.ProgressListener;
import io.github.dashverify.engine.VerificationTask.Limits;
import io.github.dashverify.engine.concrete.InputVector;
import io.github.dashverify.engine.entry.EntryPoint;
import io.github.dashverify.engine.supergraph.Supergraph;
import io.github.dashverify.engine.testing.EngineProgram;
import io.github.dashverify.engine.testing.JavaSources;
import io.github.dashverify.engine.testing.Tasks;
import io.github.dashverify.engine.verdict.AssertionResult;
import io.github.dashverify.engine.verdict.Verdict;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Programs written at random. {@code -Ddashverify.programs=1000} tries more of them, {@code
 * -Ddashverify.seed=7} others.
 */
class RandomProgramTest {

  private static final int PROGRAMS = Integer.getInteger("dashverify.programs", 60);
  private static final int SEED = Integer.getInteger("dashverify.seed", 1);
  private static final int INPUTS = 60;
  private static final Limits LIMITS = new Limits(60, 3, 600);

  @TempDir Path folder;

  private final Random random = new Random(SEED);
  private final Map<String, String> sources = new LinkedHashMap<>();
  private final List<String> callees = new ArrayList<>();

  @Test
  void sameResultAsOnTheJvm() throws Exception {
    writeCallees();
    for (int i = 0; i < PROGRAMS; i++) {
      sources.put("p" + i, new RandomMethod(random, callees).ofIntAndLong("p" + i));
    }
    Class<?> onJvm = compile();
    try (EngineProgram program = EngineProgram.open(folder)) {
      for (int i = 0; i < PROGRAMS; i++) {
        compare(program, onJvm.getDeclaredMethod("p" + i, int.class, long.class));
      }
    }
  }

  private void compare(EngineProgram program, Method method) throws Exception {
    EntryPoint entry = program.entry("R#" + method.getName());
    Supergraph graph = program.graph("R#" + method.getName());
    for (int i = 0; i < INPUTS; i++) {
      long a = (int) Operands.number(random);
      long b = Operands.number(random);
      InputVector inputs = EngineProgram.inputs(entry, a, b);
      Result expected = Result.onJvm(method, a, b);
      EngineRun run = EngineRun.of(graph, inputs);
      String what = "a = " + a + ", b = " + b + " of\n" + sourceOf(method.getName());
      assertThat(run.concrete()).as("interpreted, %s", what).isEqualTo(expected);
      assertThat(run.symbolic()).as("symbolically, %s", what).isEqualTo(expected);
    }
  }

  /**
   * Every input is tried on the JVM; the engine has to agree, or to say that it does not know. The
   * compiler leaves out assertions whose conditions are constant.
   */
  @Test
  void verdictsAreTrue() throws Exception {
    writeCallees();
    for (int i = 0; i < PROGRAMS; i++) {
      String name = "p" + i;
      sources.put(name, new RandomMethod(random, callees).withAssertion(name, 1 + i % 2));
    }
    Class<?> onJvm = compile();
    List<AssertionResult> results =
        DashVerifier.verify(Tasks.all(folder, LIMITS), ProgressListener.NONE).results();
    int decided = 0;
    List<String> wrong = new ArrayList<>();
    for (AssertionResult result : results) {
      String name = result.entry().substring(2, result.entry().indexOf('('));
      String truth = truth(onJvm, name);
      if (result.verdict() instanceof Verdict.Unknown unknown) {
        if (unknown.reason().contains("internal error")) {
          wrong.add(unknown.reason() + " in\n" + sourceOf(name));
        }
      } else {
        decided++;
        if (!isTrue(result.verdict().name(), truth)) {
          wrong.add(result.verdict() + " instead of " + truth + " in\n" + sourceOf(name));
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(decided).isGreaterThan(PROGRAMS / 2);
  }

  /** What is proved may be unreachable: no input makes it fail either way. */
  private static boolean isTrue(String verdict, String truth) {
    return verdict.equals(truth) || (verdict.equals("PROVED") && truth.equals("UNREACHABLE"));
  }

  private static String truth(Class<?> onJvm, String name) throws Exception {
    Method method = null;
    for (Method candidate : onJvm.getDeclaredMethods()) {
      method = candidate.getName().equals(name) ? candidate : method;
    }
    boolean evaluated = false;
    for (int a = Byte.MIN_VALUE; a <= Byte.MAX_VALUE; a++) {
      for (int b = Byte.MIN_VALUE; b <= Byte.MAX_VALUE; b++) {
        long[] arguments = method.getParameterCount() == 1 ? new long[] {a} : new long[] {a, b};
        Result result = Result.onJvm(method, arguments);
        if (result.thrown().equals(AssertionError.class.getName())) {
          return "VIOLATED";
        }
        evaluated |= result.thrown().isEmpty();
        if (arguments.length == 1) {
          break;
        }
      }
    }
    return evaluated ? "PROVED" : "UNREACHABLE";
  }

  private void writeCallees() {
    for (String name : List.of("g", "h")) {
      sources.put(name, new RandomMethod(random, callees).ofTwoInts(name));
      callees.add(name);
    }
  }

  private Class<?> compile() throws Exception {
    String source = "public class R {\n" + String.join("\n", sources.values()) + "}\n";
    JavaSources.compile("R", source, folder);
    URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
    loader.setDefaultAssertionStatus(true);
    return loader.loadClass("R");
  }

  private String sourceOf(String name) {
    return sources.get("g") + sources.get("h") + sources.get(name);
  }
}
