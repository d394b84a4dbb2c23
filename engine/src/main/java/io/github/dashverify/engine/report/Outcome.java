// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

import io.github.dashverify.engine.verdict.Verdict;
import java.util.Collection;
import java.util.Collections;

/** The kind of a verdict, the worse the later, so that many verdicts can be told as one. */
public enum Outcome {
  UNREACHABLE("never reached"),
  PROVED("proved"),
  UNKNOWN("unknown"),
  VIOLATED("can fail");

  private final String words;

  Outcome(String words) {
    this.words = words;
  }

  /** How a message says it: "assertion <i>can fail</i>", "3 <i>proved</i>". */
  public String words() {
    return words;
  }

  /** The kind of this verdict. */
  public static Outcome of(Verdict verdict) {
    return valueOf(verdict.name());
  }

  /**
   * What verdicts on the same assertion from several entry points say together: one violation is
   * enough to call it violated, and one entry point that gets there to call it reached.
   */
  static Outcome together(Collection<Outcome> outcomes) {
    return Collections.max(outcomes);
  }
}
