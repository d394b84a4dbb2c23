// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

import io.github.dashverify.engine.cfa.Assertion;
import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.smt.SmtSolver;
import io.github.dashverify.engine.smt.SolverOptions;
import io.github.dashverify.engine.testing.EngineProgram;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * One search of the loop, from method {@code f} of a small class for the failure of its only
 * assertion.
 *
 * @param outcome how it ended
 * @param tally what it cost
 * @param runs the tests, oldest first
 */
record Search(Outcome outcome, Tally tally, List<TestRun> runs) {

  private static final int ITERATIONS = 100;
  private static final int STEPS_PER_TEST = 20_000;
  private static final int SPLITS_PER_POINT = 60;
  private static final long SECONDS = 60;

  static Search of(String... members) throws Exception {
    return withSteps(STEPS_PER_TEST, members);
  }

  static Search withSteps(int stepsPerTest, String... members) throws Exception {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    return with(new Budget(ITERATIONS, stepsPerTest, SPLITS_PER_POINT, deadline), members);
  }

  private static Search with(Budget budget, String... members) throws Exception {
    Path folder = Files.createTempDirectory("search");
    try (EngineProgram program = EngineProgram.members(folder, members);
        SmtSolver solver = SmtSolver.open(SolverOptions.defaults())) {
      Assertion assertion = program.entry("T#f").assertions().get(0);
      DashLoop loop =
          new DashLoop(program.graph("T#f"), Target.failureOf(assertion), solver, budget);
      return new Search(loop.run(List.of()), loop.tally(), List.copyOf(loop.runs()));
    }
  }

  String reason() {
    return ((Outcome.GaveUp) outcome).reason();
  }
}
