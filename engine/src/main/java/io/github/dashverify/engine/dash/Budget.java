// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

/**
 * What one search may spend.
 *
 * @param iterations rounds of the loop
 * @param stepsPerTest transitions one test may take past the frontier it crosses
 * @param splitsPerPoint how often one point may be split before its loop counts as diverging
 * @param deadlineNanos {@link System#nanoTime} at which to stop whatever has been reached
 */
public record Budget(int iterations, int stepsPerTest, int splitsPerPoint, long deadlineNanos) {

  public boolean isOver() {
    return System.nanoTime() - deadlineNanos > 0;
  }
}
