// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.benchmarks;

import io.github.dashverify.engine.DashVerifier;
import io.github.dashverify.engine.InputException;
import io.github.dashverify.engine.ProgressListener;
import io.github.dashverify.engine.VerificationTask;
import io.github.dashverify.engine.VerificationTask.Limits;
import io.github.dashverify.engine.VerificationTask.Slicing;
import io.github.dashverify.engine.VerificationTask.SolverName;
import io.github.dashverify.engine.verdict.AssertionResult;
import io.github.dashverify.engine.verdict.Report;
import io.github.dashverify.engine.verdict.Statistics;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What verifying one program cost, with one job.
 *
 * @param program simple name of its class
 * @param results a verdict per entry point and assertion
 * @param milliseconds wall-clock time of the whole call: reading classes, opening a solver,
 *     deciding, replaying what is violated
 */
record Measurement(String program, List<AssertionResult> results, long milliseconds) {

  private static final Limits LIMITS = new Limits(2_000, 10, 600);
  private static final Limits WARM_UP = new Limits(2_000, 1, 60);

  /** One run over all programs, so that the code has been compiled and the solver is loaded. */
  static void warmUp(Programs programs) throws InputException, InterruptedException {
    verify(programs, List.of(), WARM_UP);
  }

  static Measurement of(Programs programs, String className)
      throws InputException, InterruptedException {
    long start = System.nanoTime();
    Report report = verify(programs, List.of(className, className + "$*"), LIMITS);
    long milliseconds = (System.nanoTime() - start) / 1_000_000;
    String simpleName = className.substring(className.lastIndexOf('.') + 1);
    return new Measurement(simpleName, report.results(), milliseconds);
  }

  private static Report verify(Programs programs, List<String> include, Limits limits)
      throws InputException, InterruptedException {
    VerificationTask task =
        new VerificationTask(
            List.of(programs.classes()),
            Programs.libraries(),
            List.of(),
            include,
            List.of(),
            List.of("assert"),
            limits,
            Slicing.NONE,
            SolverName.AUTO,
            1);
    return DashVerifier.verify(task, ProgressListener.NONE);
  }

  /** The cost of all assertions together. */
  Statistics cost() {
    return results.stream()
        .map(AssertionResult::statistics)
        .reduce(Statistics.NONE, Statistics::plus);
  }

  /** How many of each, such as {@code 2 PROVED, 1 VIOLATED}. */
  String verdicts() {
    Map<String, Long> counts =
        results.stream()
            .collect(
                Collectors.groupingBy(
                    result -> result.verdict().name(), TreeMap::new, Collectors.counting()));
    return counts.entrySet().stream()
        .map(entry -> entry.getValue() + " " + entry.getKey())
        .collect(Collectors.joining(", "));
  }

  /**
   * The share of queries that never reached the solver, at least: one that did may have needed
   * several calls. Empty if nothing was asked.
   */
  String shareWithoutSolver() {
    Statistics cost = cost();
    int without = Math.max(0, cost.queries() - cost.solverCalls());
    return cost.queries() == 0 ? "" : "%d %%".formatted(100L * without / cost.queries());
  }
}
