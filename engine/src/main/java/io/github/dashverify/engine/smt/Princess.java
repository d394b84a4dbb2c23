// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.java_smt.SolverContextFactory.Solvers;
import org.sosy_lab.java_smt.api.SolverContext;

/** Pure Java, so it always loads; slow, and without floating-point numbers. */
record Princess() implements Product {

  @Override
  public String title() {
    return "Princess";
  }

  @Override
  public boolean countsSteps() {
    return false;
  }

  /** It looks neither at a limit nor at the notifier. */
  @Override
  public boolean stopsOnlyByClosing() {
    return true;
  }

  @Override
  public SolverContext open(Limit limit, ShutdownNotifier notifier) {
    return Product.open(Solvers.PRINCESS, "solver.randomSeed", "42", notifier);
  }
}
