// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Unit propagation and absorption: inside one conjunct, another conjunct is true. {@code a && !(a
 * && b)} becomes {@code a && !b}, and {@code a && (a || b)} becomes {@code a}. So are comparisons
 * that the intervals of the other conjuncts decide: {@code x > 5 && !(x > 3 && b)} becomes {@code x
 * > 5 && !b}.
 */
final class PropagationRules {

  private final Set<Expr> asserted;
  private final Set<Expr> denied = new HashSet<>();
  private @Nullable Map<Expr, Interval> intervals;

  private PropagationRules(Set<Expr> conjuncts) {
    this.asserted = conjuncts;
    for (Expr conjunct : conjuncts) {
      if (conjunct.is(Operator.NOT)) {
        denied.add(conjunct.arg(0));
      }
    }
  }

  /** The conjuncts, each simplified under the others; null if there is nothing to do. */
  static @Nullable List<Expr> simplify(Set<Expr> conjuncts) {
    PropagationRules rules = new PropagationRules(conjuncts);
    List<Expr> result = new ArrayList<>(conjuncts.size());
    boolean changed = false;
    for (Expr conjunct : conjuncts) {
      boolean negated = conjunct.is(Operator.NOT);
      Expr body = negated ? conjunct.arg(0) : conjunct;
      Expr simplified = rules.simplify(body);
      changed |= simplified != body;
      result.add(simplified == body ? conjunct : negated ? Bool.not(simplified) : simplified);
    }
    return changed ? result : null;
  }

  private Expr simplify(Expr body) {
    if (body.is(Operator.AND)) {
      return simplifyNested((Application) body);
    }
    if (body.is(Operator.ITE)) {
      Expr condition = known(body.arg(0));
      return condition == body.arg(0) ? body : condition.isTrue() ? body.arg(1) : body.arg(2);
    }
    if (body.is(Operator.EQ) && body.arg(0).sort().isBool()) {
      Expr a = known(body.arg(0));
      Expr b = known(body.arg(1));
      return a == body.arg(0) && b == body.arg(1) ? body : Bool.eq(a, b);
    }
    return body;
  }

  private Expr simplifyNested(Application conjunction) {
    List<Expr> open = new ArrayList<>(conjunction.arity());
    for (Expr part : conjunction.arguments()) {
      Expr known = known(part);
      if (known.isFalse()) {
        return known;
      }
      if (!known.isTrue()) {
        open.add(part);
      }
    }
    return open.size() == conjunction.arity() ? conjunction : Bool.and(open);
  }

  /** The truth value that the conjuncts give the expression, or the expression itself. */
  private Expr known(Expr e) {
    boolean negated = e.is(Operator.NOT);
    Expr atom = negated ? e.arg(0) : e;
    if (asserted.contains(atom)) {
      return Bool.constant(!negated);
    }
    if (denied.contains(atom)) {
      return Bool.constant(negated);
    }
    Interval interval = Interval.isBound(atom) ? intervals().get(atom.arg(0)) : null;
    Boolean decided = interval == null ? null : interval.decide(atom);
    return decided == null ? e : Bool.constant(decided != negated);
  }

  /** Computed only when a comparison is found inside a conjunct: most conjuncts have none. */
  private Map<Expr, Interval> intervals() {
    if (intervals == null) {
      intervals = Interval.of(asserted);
    }
    return intervals;
  }
}
