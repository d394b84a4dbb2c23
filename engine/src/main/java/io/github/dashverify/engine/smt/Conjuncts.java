// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Evaluator;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Valuation;
import java.util.List;
import java.util.Map;

/** Looks at conjuncts, and remembers what it saw, because queries repeat them. */
final class Conjuncts {

  private static final int REMEMBERED = 20_000;

  private final Map<Expr, Footprint> footprints = new Lru<>(REMEMBERED);

  Footprint footprint(Expr conjunct) {
    return footprints.computeIfAbsent(conjunct, Footprint::of);
  }

  /** Whether all of them can be evaluated and hold; the newest, at the end, are looked at first. */
  boolean hold(List<Expr> conjuncts, Valuation valuation) {
    for (int i = conjuncts.size() - 1; i >= 0; i--) {
      Expr conjunct = conjuncts.get(i);
      if (footprint(conjunct).comparesMemories() || !Evaluator.holds(conjunct, valuation)) {
        return false;
      }
    }
    return true;
  }

  /** What in the conjuncts no solver is told exactly; empty if nothing. */
  String beyond(List<Expr> conjuncts) {
    for (Expr conjunct : conjuncts) {
      String beyond = footprint(conjunct).beyond();
      if (!beyond.isEmpty()) {
        return beyond;
      }
    }
    return "";
  }
}
