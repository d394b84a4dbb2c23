// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

/**
 * How a replay ended. Only {@link #CONFIRMED} makes a violation; everything else says why not.
 *
 * <p>Each outcome has an exit code of its own, away from those of the JVM (0, 1) and of signals
 * (128 and up). The code alone proves nothing, because the program could exit with it: see {@link
 * ReplayResult#of}.
 */
public enum Outcome {
  /** The target assertion was seen to fail. */
  CONFIRMED(80),
  /** The entry point returned, and all threads of the program ended. */
  RETURNED(81),
  /** The entry point threw something. */
  THREW(82),
  /** The entry point threw the error of an assertion that is not the target. */
  OTHER_ASSERTION(83),
  /** {@code assume(false)}. */
  ASSUMPTION_VIOLATED(84),
  /** Still running when the time was over. */
  TIMED_OUT(85),
  /** The program asked the JVM to exit or halt. */
  EXITED(86),
  /**
   * The program was refused something on the way (a file, the network, a process). What it did
   * after that is not what it would have done, so even a failing target does not count.
   */
  DENIED(87),
  /** The program asked for an input of another type than the one recorded for this place. */
  DIVERGED(88),
  /** The request is wrong: no such class or method, or arguments that do not fit. */
  NOT_STARTED(89),
  /** The JVM ended without a result of its own: killed, crashed, out of memory. */
  CRASHED(90);

  private final int exitCode;

  Outcome(int exitCode) {
    this.exitCode = exitCode;
  }

  /** What the replaying JVM exits with. */
  public int exitCode() {
    return exitCode;
  }
}
