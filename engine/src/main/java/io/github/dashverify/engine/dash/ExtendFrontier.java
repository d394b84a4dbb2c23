// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

import io.github.dashverify.engine.cfa.Operation.Unsupported;
import io.github.dashverify.engine.cfa.Program;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.region.Frontier;
import io.github.dashverify.engine.region.RegionEdge;
import io.github.dashverify.engine.smt.Answer;
import io.github.dashverify.engine.smt.SmtSolver;
import io.github.dashverify.engine.symbolic.SymbolicInputs;
import io.github.dashverify.engine.symbolic.SymbolicTrace;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks whether the trace to a frontier can be extended across it: is there an input that takes the
 * same path and then steps into the region behind (ExtendFrontier of the DASH study, with the check
 * for empty regions of LCTD, sec. 4.3)?
 */
final class ExtendFrontier {

  private final Program program;
  private final SmtSolver solver;

  ExtendFrontier(Program program, SmtSolver solver) {
    this.program = program;
    this.solver = solver;
  }

  /**
   * @param isDiverging whether refinement at this point has not come to an end for a while
   */
  Extension extend(Frontier frontier, boolean isDiverging) throws InterruptedException {
    RegionEdge edge = frontier.edge();
    Unsupported unsupported = edge.transition().unsupported();
    Expr precondition = edge.weakestPrecondition();
    if (unsupported != null && precondition.isTrue()) {
      return new Extension.Undecided(Reasons.unsupported(unsupported, edge.source().point()));
    }
    if (isEmpty(frontier.after().predicate())) {
      return new Extension.EmptyRegion();
    }
    SymbolicTrace trace =
        SymbolicTrace.of(frontier.state().run(), frontier.state().index(), program);
    List<Expr> query = new ArrayList<>(trace.pathConstraint());
    query.addAll(Bool.conjuncts(precondition.substitute(trace.state())));
    Answer answer = solver.checkSmall(query);
    if (unsupported != null && !(answer instanceof Answer.Unsatisfiable)) {
      return new Extension.Undecided(Reasons.unsupported(unsupported, edge.source().point()));
    }
    if (answer instanceof Answer.Satisfiable satisfiable) {
      return new Extension.Crossing(
          SymbolicInputs.of(query, satisfiable.model(), frontier.state().run().inputs()));
    }
    if (answer instanceof Answer.Unsatisfiable) {
      SuitablePredicate suitable = new SuitablePredicate(solver, frontier, trace);
      Expr predicate = suitable.find(precondition);
      return new Extension.Separating(
          isDiverging ? suitable.weakenToLowBits(predicate) : predicate);
    }
    return new Extension.Undecided(
        Reasons.solver(((Answer.Undecided) answer).reason(), edge.source().point()));
  }

  private boolean isEmpty(Expr predicate) throws InterruptedException {
    return !predicate.isTrue()
        && solver.check(Bool.conjuncts(predicate)) instanceof Answer.Unsatisfiable;
  }
}
