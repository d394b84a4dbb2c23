// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Conjuncts that compare one term with several constants are one interval with holes: contradictory
 * ones are false, implied ones are dropped, and an interval of one value is an equation.
 */
final class IntervalRules {

  private IntervalRules() {}

  /** The conjuncts with the comparisons of each term combined; null if there is nothing to do. */
  static @Nullable List<Expr> simplify(Set<Expr> conjuncts) {
    List<Expr> result = new ArrayList<>();
    Set<Expr> removed = new HashSet<>();
    for (Interval interval : Interval.of(conjuncts).values()) {
      if (interval.literals().size() > 1) {
        List<Expr> combined = interval.combined();
        if (!interval.literals().equals(new HashSet<>(combined))) {
          result.addAll(combined);
          removed.addAll(interval.literals());
        }
      }
    }
    if (removed.isEmpty()) {
      return null;
    }
    for (Expr conjunct : conjuncts) {
      if (!removed.contains(conjunct)) {
        result.add(conjunct);
      }
    }
    return result;
  }
}
