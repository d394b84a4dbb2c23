// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import java.util.Locale;

/**
 * How long one solver may think about one query: in its own steps if it counts them, and in time.
 */
record Limit(long steps, long milliseconds) {

  /** A share of this limit. */
  Limit dividedBy(int divisor) {
    return new Limit(Math.max(1, steps / divisor), Math.max(1, milliseconds / divisor));
  }

  /** What a solver used up that ran into this limit, for a report. */
  String exceededAfter(boolean inTime, boolean countsSteps) {
    if (inTime && countsSteps) {
      return String.format(Locale.ROOT, "%,d steps", steps);
    }
    return milliseconds % 1000 == 0 ? milliseconds / 1000 + " s" : milliseconds + " ms";
  }
}
