// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import io.github.dashverify.engine.verdict.Report;
import io.github.dashverify.engine.verdict.Verdict;

/** How the process ends; build tools and scripts rely on the numbers. */
enum ExitCode {
  /** Nothing is violated or unknown. */
  HOLDS(0),
  /** An assertion can fail. */
  VIOLATED(1),
  /** No assertion was seen to fail, but some are undecided. */
  UNKNOWN(2),
  /** The user can put it right: options, class path, files to write. */
  USAGE(64),
  /** Only we can put it right. */
  DEFECT(70),
  /** Stopped from outside, as shells number it. */
  INTERRUPTED(130);

  private final int number;

  ExitCode(int number) {
    this.number = number;
  }

  int number() {
    return number;
  }

  static ExitCode of(Report report) {
    if (report.count(Verdict.Violated.class) > 0) {
      return VIOLATED;
    }
    return report.count(Verdict.Unknown.class) > 0 ? UNKNOWN : HOLDS;
  }
}
