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
 * Conjuncts that compare one term with several constants are one interval with holes: contradictory
 * ones are false, implied ones are dropped, and an interval of one value is an equation.
 */
final class IntervalRules {

  private final Expr term;
  private final Facts facts;
  private final Set<Expr> literals = new HashSet<>();
  private final TreeSet<Long> holes = new TreeSet<>();
  private long low;
  private long high;

  private IntervalRules(Expr term) {
    this.term = term;
    this.facts = Facts.of(term);
    this.low = facts.min();
    this.high = facts.max();
  }

  /** The conjuncts with the comparisons of each term combined; null if there is nothing to do. */
  static @Nullable List<Expr> simplify(Set<Expr> conjuncts) {
    Map<Expr, IntervalRules> byTerm = new LinkedHashMap<>();
    for (Expr conjunct : conjuncts) {
      Expr atom = atom(conjunct);
      if (atom != null) {
        byTerm.computeIfAbsent(atom.arg(0), IntervalRules::new).meet(conjunct, atom);
      }
    }
    List<Expr> added = new ArrayList<>();
    Set<Expr> removed = new HashSet<>();
    for (IntervalRules interval : byTerm.values()) {
      if (interval.literals.size() > 1) {
        List<Expr> combined = interval.literals();
        if (!interval.literals.equals(new HashSet<>(combined))) {
          added.addAll(combined);
          removed.addAll(interval.literals);
        }
      }
    }
    if (removed.isEmpty()) {
      return null;
    }
    for (Expr conjunct : conjuncts) {
      if (!removed.contains(conjunct)) {
        added.add(conjunct);
      }
    }
    return added;
  }

  /** The comparison of a bit vector with a constant inside a literal; null if it is none. */
  private static @Nullable Expr atom(Expr literal) {
    Expr atom = literal.is(Operator.NOT) ? literal.arg(0) : literal;
    boolean comparison =
        (atom.is(Operator.SLT) || atom.is(Operator.EQ))
            && atom.arg(1).isConstant()
            && atom.arg(0).sort().isBitVector();
    return comparison ? atom : null;
  }

  private void meet(Expr literal, Expr atom) {
    literals.add(literal);
    boolean holds = literal == atom;
    long bound = atom.arg(1).bits64();
    if (atom.is(Operator.EQ)) {
      if (holds) {
        low = Math.max(low, bound);
        high = Math.min(high, bound);
      } else {
        holes.add(bound);
      }
    } else if (holds) {
      high = Math.min(high, bound - 1); // no term is less than the minimum: such atoms are false
    } else {
      low = Math.max(low, bound);
    }
  }

  private List<Expr> literals() {
    while (low < high && excluded(low)) {
      low++;
    }
    while (low < high && excluded(high)) {
      high--;
    }
    if (low > high || (low == high && excluded(low))) {
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

  /** Facts beyond the interval would make the loops above long: only holes are steps. */
  private boolean excluded(long value) {
    return holes.contains(value);
  }
}
