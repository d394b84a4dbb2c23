// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.common.configuration.Configuration;
import org.sosy_lab.common.configuration.InvalidConfigurationException;
import org.sosy_lab.common.log.LogManager;
import org.sosy_lab.java_smt.SolverContextFactory;
import org.sosy_lab.java_smt.SolverContextFactory.Solvers;
import org.sosy_lab.java_smt.api.SolverContext;

/** One of the solvers JavaSMT offers: how it is loaded, opened and limited. */
interface Product {

  /** The name as users know it. */
  String title();

  /** Whether a query that exceeds its limit was stopped by the count of steps, if not by time. */
  boolean countsSteps();

  /** Whether only closing the context ends a query that runs; else the solver heeds its limit. */
  boolean stopsOnlyByClosing();

  /** A new context in which every query has this limit. */
  SolverContext open(Limit limit, ShutdownNotifier notifier) throws SolverUnavailableException;

  /** A new context of a solver whose natives, if any, are loaded already. */
  static SolverContext open(
      Solvers solver, String option, String value, ShutdownNotifier notifier) {
    try {
      Configuration configuration = Configuration.builder().setOption(option, value).build();
      return SolverContextFactory.createSolverContext(
          configuration, LogManager.createNullLogManager(), notifier, solver, alreadyLoaded -> {});
    } catch (InvalidConfigurationException e) {
      throw new IllegalStateException(e);
    }
  }
}
