// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.explore;

/**
 * What systematic testing may spend.
 *
 * @param paths how many runs
 * @param queries how many satisfiability questions
 * @param stepsPerRun transitions one run may take
 * @param deadlineNanos {@link System#nanoTime} at which to stop whatever has been reached
 * @param enumerationDeadlineNanos the same for running all inputs of a small domain, which comes
 *     next
 */
public record ExplorationLimits(
    int paths, int queries, int stepsPerRun, long deadlineNanos, long enumerationDeadlineNanos) {

  boolean isOver() {
    return System.nanoTime() - deadlineNanos > 0;
  }
}
