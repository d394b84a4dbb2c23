// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

import io.github.dashverify.engine.cfa.Operation.Unsupported;
import io.github.dashverify.engine.cfa.Program;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.concrete.InputVector;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Variable;
import io.github.dashverify.engine.expr.Variables;
import io.github.dashverify.engine.region.Frontier;
import io.github.dashverify.engine.region.RegionEdge;
import io.github.dashverify.engine.smt.Answer;
import io.github.dashverify.engine.smt.Model;
import io.github.dashverify.engine.smt.SmtSolver;
import io.github.dashverify.engine.symbolic.SymbolicTrace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

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

  Extension extend(Frontier frontier) throws InterruptedException {
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
          inputs(query, satisfiable.model(), frontier.state().run().inputs()));
    }
    if (answer instanceof Answer.Unsatisfiable) {
      return new Extension.Separating(
          new SuitablePredicate(solver, frontier, trace).find(precondition));
    }
    return new Extension.Undecided(
        Reasons.solver(((Answer.Undecided) answer).reason(), edge.source().point()));
  }

  private boolean isEmpty(Expr predicate) throws InterruptedException {
    return !predicate.isTrue()
        && solver.check(Bool.conjuncts(predicate)) instanceof Answer.Unsatisfiable;
  }

  /** Inputs the query does not mention keep the values they had in the run that is extended. */
  private static InputVector inputs(List<Expr> query, Model model, InputVector base) {
    Map<InputVector.Key, Long> values = new TreeMap<>();
    for (Expr conjunct : query) {
      for (Variable variable : Variables.of(conjunct)) {
        if (variable.symbol() instanceof Symbols.Input input) {
          values.put(new InputVector.Key(input.number(), input.type()), model.value(variable));
        }
      }
    }
    return base.with(values);
  }
}
