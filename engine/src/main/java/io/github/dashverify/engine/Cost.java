// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine;

import io.github.dashverify.engine.dash.Tally;
import io.github.dashverify.engine.explore.Exploration;
import io.github.dashverify.engine.smt.SmtSolver;
import io.github.dashverify.engine.smt.SmtStatistics;
import io.github.dashverify.engine.verdict.Statistics;

/** Adds up what one verdict costs, from its creation on. */
final class Cost {

  private final SmtSolver solver;
  private final SmtStatistics before;
  private final long start = System.nanoTime();
  private int iterations;
  private int tests;
  private int refinements;
  private long steps;

  Cost(SmtSolver solver) {
    this.solver = solver;
    this.before = solver.statistics();
  }

  void add(Tally tally) {
    iterations += tally.iterations();
    tests += tally.tests();
    refinements += tally.refinements();
    steps += tally.steps();
  }

  void add(Exploration exploration) {
    tests += exploration.runs().size();
    steps += exploration.steps();
  }

  Statistics total() {
    SmtStatistics after = solver.statistics();
    return new Statistics(
        iterations,
        tests,
        refinements,
        (int) (after.queries() - before.queries()),
        (int) (after.solverCalls() - before.solverCalls()),
        steps,
        (System.nanoTime() - start) / 1e9);
  }
}
