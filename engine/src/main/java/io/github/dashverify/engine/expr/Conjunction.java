// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Normalises a conjunction: flattened, without duplicates, without contradiction, each conjunct
 * simplified by what the others say, sorted.
 */
final class Conjunction {

  /**
   * Longer conjunctions are nested instead of flattened: a path constraint that grows by one
   * conjunct per step must not be copied at every step.
   */
  private static final int FLATTENED = 128;

  /** Rounds of mutual simplification; each one makes the conjunction smaller. */
  private static final int ROUNDS = 8;

  private Conjunction() {}

  static Expr of(List<Expr> conjuncts) {
    Set<Expr> parts = new LinkedHashSet<>();
    for (Expr conjunct : conjuncts) {
      if (!collect(conjunct, parts)) {
        return Bool.FALSE;
      }
    }
    for (int round = 0; round < ROUNDS && parts.size() > 1; round++) {
      if (contradictory(parts)) {
        return Bool.FALSE;
      }
      List<Expr> simplified = simplify(parts);
      if (simplified == null) {
        break;
      }
      parts = new LinkedHashSet<>();
      for (Expr part : simplified) {
        if (!collect(part, parts)) {
          return Bool.FALSE;
        }
      }
    }
    return build(parts);
  }

  /** Adds the parts of a conjunct; false if one of them is the constant false. */
  private static boolean collect(Expr conjunct, Set<Expr> parts) {
    if (conjunct.is(Operator.AND) && ((Application) conjunct).arity() <= FLATTENED) {
      parts.addAll(((Application) conjunct).arguments());
    } else if (!conjunct.isTrue()) {
      parts.add(conjunct);
    }
    return !conjunct.isFalse();
  }

  private static boolean contradictory(Set<Expr> parts) {
    for (Expr part : parts) {
      if (part.is(Operator.NOT) && parts.contains(part.arg(0))) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable List<Expr> simplify(Set<Expr> parts) {
    List<Expr> result = IntervalRules.simplify(parts);
    if (result == null) {
      result = RelationRules.simplify(parts);
    }
    if (result == null) {
      result = FpRelationRules.simplify(parts);
    }
    if (result == null) {
      result = PropagationRules.simplify(parts);
    }
    if (result == null) {
      result = ClauseRules.simplify(parts);
    }
    return result;
  }

  private static Expr build(Set<Expr> parts) {
    if (parts.isEmpty()) {
      return Bool.TRUE;
    }
    List<Expr> sorted = new ArrayList<>(parts);
    if (sorted.size() == 1) {
      return sorted.get(0);
    }
    sorted.sort(Order.STRUCTURAL);
    return Application.of(Operator.AND, Sort.BOOL, sorted.toArray(Expr[]::new));
  }
}
