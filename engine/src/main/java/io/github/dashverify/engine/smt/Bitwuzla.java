// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.java_smt.SolverContextFactory.Solvers;
import org.sosy_lab.java_smt.api.SolverContext;

/** Bit-blasts well: far ahead on floating-point numbers, memories and hard multiplications. */
record Bitwuzla(Natives natives) implements Product {

  /** What JavaSMT switches off to keep formulas readable, and we want for speed. */
  private static final String REWRITE = "REWRITE_LEVEL=1";

  @Override
  public String title() {
    return "Bitwuzla";
  }

  @Override
  public boolean countsSteps() {
    return false;
  }

  @Override
  public boolean stopsOnlyByClosing() {
    return false;
  }

  @Override
  public SolverContext open(Limit limit, ShutdownNotifier notifier)
      throws SolverUnavailableException {
    natives.load("libbitwuzlaj");
    return Product.open(
        Solvers.BITWUZLA,
        "solver.bitwuzla.furtherOptions",
        "TIME_LIMIT_PER=" + limit.milliseconds() + "," + REWRITE,
        notifier);
  }
}
