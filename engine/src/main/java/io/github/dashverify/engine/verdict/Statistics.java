// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.verdict;

/**
 * What a verdict cost.
 *
 * @param iterations rounds of the DASH loop
 * @param tests concrete runs
 * @param refinements regions split or edges removed
 * @param queries satisfiability questions asked
 * @param solverCalls questions that reached the solver
 * @param steps instructions interpreted
 * @param seconds wall-clock time
 */
public record Statistics(
    int iterations,
    int tests,
    int refinements,
    int queries,
    int solverCalls,
    long steps,
    double seconds) {

  public static final Statistics NONE = new Statistics(0, 0, 0, 0, 0, 0, 0);

  /** The cost of both together. */
  public Statistics plus(Statistics other) {
    return new Statistics(
        iterations + other.iterations,
        tests + other.tests,
        refinements + other.refinements,
        queries + other.queries,
        solverCalls + other.solverCalls,
        steps + other.steps,
        seconds + other.seconds);
  }
}
