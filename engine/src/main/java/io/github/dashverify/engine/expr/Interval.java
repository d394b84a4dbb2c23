// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What the conjuncts that compare one term with constants leave of its values: a signed interval.
 */
final class Interval {

  private final Expr term;
  private final Facts facts;
  private final Set<Expr> literals = new HashSet<>();
  private final TreeSet<Long> holes = new TreeSet<>();
  private long low;
  private long high;

  private Interval(Expr term) {
    this.term = term;
    this.facts = Facts.of(term);
    this.low = facts.min();
    this.high = facts.max();
  }

  /** The intervals of all terms that conjuncts compare with constants. */
  static Map<Expr, Interval> of(Set<Expr> conjuncts) {
    Map<Expr, Interval> intervals = new LinkedHashMap<>();
    for (Expr conjunct : conjuncts) {
      Expr atom = conjunct.is(Operator.NOT) ? conjunct.arg(0) : conjunct;
      if (isBound(atom)) {
        intervals.computeIfAbsent(atom.arg(0), Interval::new).meet(conjunct, atom);
      }
    }
    return intervals;
  }

  /** Whether the expression compares a bit vector with a constant. */
  static boolean isBound(Expr atom) {
    return (atom.is(Operator.SLT) || atom.is(Operator.EQ))
        && atom.arg(1).isConstant()
        && atom.arg(0).sort().isBitVector();
  }

  private void meet(Expr literal, Expr atom) {
    literals.add(literal);
    boolean holds = literal == atom;
    long bound = atom.arg(1).bits64();
    if (atom.is(Operator.SLT)) {
      if (holds) {
        high = Math.min(high, bound - 1); // the bound is not the minimum: that would be false
      } else {
        low = Math.max(low, bound);
      }
    } else if (holds) {
      low = Math.max(low, bound);
      high = Math.min(high, bound);
    } else {
      holes.add(bound);
    }
  }

  /** The truth value of a comparison of this term with a constant; null if both are possible. */
  @Nullable Boolean decide(Expr atom) {
    long bound = atom.arg(1).bits64();
    if (atom.is(Operator.SLT)) {
      return high < bound ? Boolean.TRUE : low >= bound ? Boolean.FALSE : null;
    }
    if (bound < low || bound > high || holes.contains(bound)) {
      return Boolean.FALSE;
    }
    return low == high ? Boolean.TRUE : null;
  }

  /** The conjuncts it was made of. */
  Set<Expr> literals() {
    return literals;
  }

  /** As few conjuncts as possible that say the same. */
  List<Expr> combined() {
    while (low < high && holes.contains(low)) {
      low++;
    }
    while (low < high && holes.contains(high)) {
      high--;
    }
    if (low > high || (low == high && holes.contains(low))) {
      return List.of(Bool.FALSE);
    }
    Sort sort = term.sort();
    if (low == high) {
      return List.of(Bool.eq(term, Constant.of(sort, low)));
    }
    List<Expr> result = new ArrayList<>();
    if (low > facts.min()) {
      result.add(Bool.not(CompareRules.slt(term, Constant.of(sort, low))));
    }
    if (high < facts.max()) {
      result.add(CompareRules.slt(term, Constant.of(sort, high + 1)));
    }
    for (long hole : holes.subSet(low, high)) {
      result.add(Bool.not(Bool.eq(term, Constant.of(sort, hole))));
    }
    return result;
  }
}
