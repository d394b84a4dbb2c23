// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Which solver, and how long it may think about one query.
 *
 * @param choice which solver answers
 * @param steps limit of a query in Z3's own resource units, of which it uses about twelve million a
 *     second: deterministic, and meant to be reached before the time
 * @param milliseconds limit of a query in time, for each solver that is asked; the only one that
 *     Bitwuzla and Princess know
 * @param nativesFolder a folder that holds the native libraries; empty to unpack those on the class
 *     path
 */
public record SolverOptions(
    Choice choice, long steps, long milliseconds, Optional<Path> nativesFolder) {

  /** A solver, or the combination that does best. */
  public enum Choice {
    /** Z3 and Bitwuzla, each for what it is good at; Princess if neither loads. */
    AUTO,
    Z3,
    BITWUZLA,
    /** Pure Java, slow, without floating-point numbers. */
    PRINCESS
  }

  /** At most what the solvers' own options hold. */
  private static final long MAX_LIMIT = Integer.MAX_VALUE;

  public SolverOptions {
    if (steps < 1 || milliseconds < 1 || steps > MAX_LIMIT || milliseconds > MAX_LIMIT) {
      throw new IllegalArgumentException(
          "limit of " + steps + " steps, " + milliseconds + " ms: write 1 to " + MAX_LIMIT);
    }
  }

  public static SolverOptions defaults() {
    return new SolverOptions(Choice.AUTO, 40_000_000, 10_000, Optional.empty());
  }

  public SolverOptions withChoice(Choice newChoice) {
    return new SolverOptions(newChoice, steps, milliseconds, nativesFolder);
  }

  public SolverOptions withLimit(long newSteps, long newMilliseconds) {
    return new SolverOptions(choice, newSteps, newMilliseconds, nativesFolder);
  }
}
