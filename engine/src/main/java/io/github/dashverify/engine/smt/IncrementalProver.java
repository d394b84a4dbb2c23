// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Expr;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext;
import org.sosy_lab.java_smt.api.SolverContext.ProverOptions;
import org.sosy_lab.java_smt.api.SolverException;

/**
 * A stack of asserted conjuncts that moves from query to query: what the next one has in common
 * with it, counted from the front, stays. Nothing is asserted below the first push (measured: Z3 is
 * lost otherwise), and the last conjunct has a level of its own, because it is what changes most.
 */
final class IncrementalProver implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(IncrementalProver.class);

  /** Conjuncts that may always be popped rather than start anew. */
  private static final int FEW = 4;

  private final Translator translator;
  private final ProverEnvironment prover;
  private final List<Expr> asserted = new ArrayList<>();

  /** For each level, how many conjuncts lie below it. */
  private final Deque<Integer> levels = new ArrayDeque<>();

  IncrementalProver(SolverContext context, Translator translator) {
    this.translator = translator;
    this.prover = context.newProverEnvironment(ProverOptions.GENERATE_MODELS);
  }

  /** How many conjuncts of a query are asserted already, counted from the front. */
  int common(List<Expr> query) {
    int limit = Math.min(query.size(), asserted.size());
    int common = 0;
    while (common < limit && query.get(common) == asserted.get(common)) {
      common++;
    }
    return common;
  }

  /** Whether moving to the query keeps more than it throws away. */
  boolean suits(List<Expr> query) {
    int common = common(query);
    return common > 0 && asserted.size() - common <= common + FEW;
  }

  boolean isUnsatisfiable(List<Expr> query) throws SolverException, InterruptedException {
    int common = common(query);
    while (asserted.size() > common) {
      prover.pop();
      asserted.subList(levels.pop(), asserted.size()).clear();
    }
    List<Expr> missing = query.subList(asserted.size(), query.size());
    if (!missing.isEmpty()) {
      push(missing.subList(0, missing.size() - 1));
      push(missing.subList(missing.size() - 1, missing.size()));
    }
    return prover.isUnsat();
  }

  private void push(List<Expr> conjuncts) throws InterruptedException {
    if (conjuncts.isEmpty()) {
      return;
    }
    prover.push();
    levels.push(asserted.size());
    for (Expr conjunct : conjuncts) {
      prover.addConstraint(translator.condition(conjunct));
      asserted.add(conjunct);
    }
  }

  /** The solver's model; legal right after a satisfiable query, and valid until the next. */
  org.sosy_lab.java_smt.api.Model model() throws SolverException {
    return prover.getModel();
  }

  /** A prover that was interrupted may be closed already, which Princess takes for a mistake. */
  @Override
  public void close() {
    try {
      prover.close();
    } catch (IllegalStateException e) {
      LOG.debug("closing a prover", e);
    }
  }
}
