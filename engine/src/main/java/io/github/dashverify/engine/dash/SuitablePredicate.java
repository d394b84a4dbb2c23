// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Application;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Constant;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Operator;
import io.github.dashverify.engine.expr.Variables;
import io.github.dashverify.engine.region.Frontier;
import io.github.dashverify.engine.region.Region;
import io.github.dashverify.engine.smt.Answer;
import io.github.dashverify.engine.smt.SmtSolver;
import io.github.dashverify.engine.supergraph.Transition;
import io.github.dashverify.engine.symbolic.SymbolicTrace;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds a suitable predicate for a frontier that no input crosses (RefinePred of the DASH study). A
 * predicate is suitable if every state that can follow the trace falsifies it, and no state that
 * falsifies it steps across the frontier. The weakest precondition is; weaker ones that still are
 * converge better, so they are tried first.
 */
final class SuitablePredicate {

  private static final int MAX_LOW_BITS = 6;

  private final SmtSolver solver;
  private final Frontier frontier;
  private final SymbolicTrace trace;

  SuitablePredicate(SmtSolver solver, Frontier frontier, SymbolicTrace trace) {
    this.solver = solver;
    this.frontier = frontier;
    this.trace = trace;
  }

  /**
   * @param precondition weakest precondition of the frontier's step and the region behind it
   */
  Expr find(Expr precondition) throws InterruptedException {
    Expr after = frontier.after().predicate();
    if (isLoopInvariantHere(after, precondition)) {
      return generalise(after, after);
    }
    Transition step = frontier.edge().transition();
    Expr withoutInputs = InputElimination.exists(precondition);
    return generalise(withoutInputs, InputElimination.exists(step.substituted(after)));
  }

  /**
   * The loop optimisation (D 3.6.3): does the predicate behind the frontier alone separate the
   * known states already, so that the step from its complement cannot lead into it?
   */
  private boolean isLoopInvariantHere(Expr after, Expr precondition) throws InterruptedException {
    Region before = frontier.before();
    return !after.isTrue()
        && isOverFramesOf(before, after)
        && separatesKnownStates(after)
        && isUnsatisfiable(List.of(before.predicate(), Bool.not(after), precondition))
        && excludesTrace(after);
  }

  private static boolean isOverFramesOf(Region before, Expr predicate) {
    return Variables.of(predicate).stream()
        .allMatch(
            variable ->
                !(variable.symbol() instanceof Symbols.Register register)
                    || register.depth() <= before.point().depth());
  }

  /**
   * Weakens equalities with a constant to their low bits, as few as still do: a loop that keeps a
   * congruence, such as adding multiples of four, is then seen through. Worth its questions only
   * where refinement by itself does not come to an end.
   */
  Expr weakenToLowBits(Expr predicate) throws InterruptedException {
    List<Expr> parts = new ArrayList<>(Bool.conjuncts(predicate));
    for (int i = 0; i < parts.size(); i++) {
      for (int bits = 1; bits <= MAX_LOW_BITS; bits++) {
        Expr weaker = lowBits(parts.get(i), bits);
        List<Expr> others = new ArrayList<>(parts);
        others.set(i, weaker);
        Expr candidate = Bool.and(others);
        if (weaker != parts.get(i) && separatesKnownStates(candidate) && excludesTrace(candidate)) {
          parts = others;
          break;
        }
      }
    }
    return Bool.and(parts);
  }

  private static Expr lowBits(Expr conjunct, int bits) {
    if (conjunct instanceof Application equality
        && equality.operator() == Operator.EQ
        && equality.argument(1) instanceof Constant value
        && value.sort().isBitVector()) {
      Expr mask = Bv.constant((1L << bits) - 1, value.sort());
      return Bool.eq(Bv.and(equality.argument(0), mask), Bv.and(value, mask));
    }
    return conjunct;
  }

  /**
   * Drops conjuncts that the infeasibility does not need. Branch conditions go first: what remains
   * is then about the property rather than about the way to it.
   *
   * @param essential the part that does not stem from branch conditions
   */
  private Expr generalise(Expr predicate, Expr essential) throws InterruptedException {
    List<Expr> kept = new ArrayList<>(Bool.conjuncts(predicate));
    if (kept.size() == 1) {
      return predicate;
    }
    List<Expr> property = Bool.conjuncts(essential);
    List<Expr> candidates = new ArrayList<>(kept);
    candidates.removeAll(property);
    property.stream().filter(kept::contains).forEach(candidates::add);
    for (Expr candidate : candidates) {
      List<Expr> rest = new ArrayList<>(kept);
      rest.remove(candidate);
      Expr weaker = Bool.and(rest);
      if (!rest.isEmpty() && separatesKnownStates(weaker) && excludesTrace(weaker)) {
        kept = rest;
      }
    }
    return Bool.and(kept);
  }

  private boolean separatesKnownStates(Expr predicate) {
    return frontier.before().states().stream().noneMatch(state -> state.satisfies(predicate));
  }

  private boolean excludesTrace(Expr predicate) throws InterruptedException {
    List<Expr> query = new ArrayList<>(trace.pathConstraint());
    query.addAll(Bool.conjuncts(predicate.substitute(trace.state())));
    return solver.check(query) instanceof Answer.Unsatisfiable;
  }

  private boolean isUnsatisfiable(List<Expr> conjunction) throws InterruptedException {
    return solver.check(Bool.conjuncts(Bool.and(conjunction))) instanceof Answer.Unsatisfiable;
  }
}
