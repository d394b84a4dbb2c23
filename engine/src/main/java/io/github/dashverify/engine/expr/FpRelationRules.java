// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Conjuncts that compare the same two floats allow a set of outcomes, a subset of {less, equal,
 * greater, unordered}. This is where what the compiler makes of {@code a < b}, a three-way
 * comparison with a special case for NaN, becomes {@code a < b} again.
 */
final class FpRelationRules {

  private static final int LESS = 1;
  private static final int EQUAL = 2;
  private static final int GREATER = 4;
  private static final int UNORDERED = 8;
  private static final int ALL = LESS | EQUAL | GREATER | UNORDERED;

  /** Two floats in structural order. */
  private record Pair(Expr first, Expr second) {}

  private final Pair pair;
  private final Set<Expr> literals = new LinkedHashSet<>();
  private int allowed = ALL;

  private FpRelationRules(Pair pair) {
    this.pair = pair;
  }

  /** The conjuncts with the comparisons of one pair combined; null if there is nothing to do. */
  static @Nullable List<Expr> simplify(Set<Expr> conjuncts) {
    Map<Pair, FpRelationRules> relations = new LinkedHashMap<>();
    for (Expr conjunct : conjuncts) {
      Expr atom = conjunct.is(Operator.NOT) ? conjunct.arg(0) : conjunct;
      if (isComparison(atom)) {
        boolean sorted = Order.STRUCTURAL.compare(atom.arg(0), atom.arg(1)) <= 0;
        Pair pair =
            sorted ? new Pair(atom.arg(0), atom.arg(1)) : new Pair(atom.arg(1), atom.arg(0));
        int outcomes = outcomes(((Application) atom).operator(), sorted);
        relations
            .computeIfAbsent(pair, FpRelationRules::new)
            .meet(conjunct, conjunct == atom ? outcomes : ALL & ~outcomes);
      }
    }
    for (FpRelationRules relation : relations.values()) {
      relation.meetNaN(conjuncts);
      List<Expr> combined = relation.literals.size() > 1 ? relation.combined() : null;
      if (combined != null && !relation.literals.equals(new LinkedHashSet<>(combined))) {
        List<Expr> result = new ArrayList<>(conjuncts);
        result.removeAll(relation.literals);
        result.addAll(combined);
        return result;
      }
    }
    return null;
  }

  /** Identity with a constant counts too: it is how {@link FpRules#eq} writes equality with one. */
  private static boolean isComparison(Expr atom) {
    boolean identity =
        atom.is(Operator.EQ)
            && atom.arg(1) instanceof Constant constant
            && constant.sort().isFloat()
            && FpRules.isNonZeroNumber(constant);
    return identity
        || atom.is(Operator.FP_LT)
        || atom.is(Operator.FP_LE)
        || atom.is(Operator.FP_EQ);
  }

  private static int outcomes(Operator operator, boolean sorted) {
    int less = sorted ? LESS : GREATER;
    return switch (operator) {
      case FP_LT -> less;
      case FP_LE -> less | EQUAL;
      default -> EQUAL;
    };
  }

  private void meet(Expr literal, int outcomes) {
    literals.add(literal);
    allowed &= outcomes;
  }

  /** Two numbers are ordered; a comparison that holds says that both are numbers. */
  private void meetNaN(Set<Expr> conjuncts) {
    Expr firstNaN = FpRules.isNaN(pair.first);
    Expr secondNaN = FpRules.isNaN(pair.second);
    if (conjuncts.contains(firstNaN) || conjuncts.contains(secondNaN)) {
      allowed &= UNORDERED;
      if (allowed == 0) {
        literals.add(conjuncts.contains(firstNaN) ? firstNaN : secondNaN);
      }
      return;
    }
    Expr firstNumber = Bool.not(firstNaN);
    Expr secondNumber = Bool.not(secondNaN);
    boolean first = conjuncts.contains(firstNumber);
    boolean second = conjuncts.contains(secondNumber);
    boolean ordered = (first || firstNumber.isTrue()) && (second || secondNumber.isTrue());
    if (ordered) {
      allowed &= ~UNORDERED;
    }
    if ((allowed & UNORDERED) == 0) {
      if (first) {
        literals.add(firstNumber);
      }
      if (second) {
        literals.add(secondNumber);
      }
    }
  }

  /** Literals for the outcomes; null if these have no shorter form than they came in. */
  private @Nullable List<Expr> combined() {
    Expr less = Fp.lt(pair.first, pair.second);
    Expr greater = Fp.lt(pair.second, pair.first);
    Expr notGreater = Fp.le(pair.first, pair.second);
    Expr notLess = Fp.le(pair.second, pair.first);
    return switch (allowed) {
      case 0 -> List.of(Bool.FALSE);
      case LESS -> List.of(less);
      case EQUAL -> List.of(Fp.eq(pair.first, pair.second));
      case GREATER -> List.of(greater);
      case LESS | EQUAL -> List.of(notGreater);
      case GREATER | EQUAL -> List.of(notLess);
      case LESS | UNORDERED -> List.of(Bool.not(notLess));
      case GREATER | UNORDERED -> List.of(Bool.not(notGreater));
      case EQUAL | GREATER | UNORDERED -> List.of(Bool.not(less));
      case LESS | EQUAL | UNORDERED -> List.of(Bool.not(greater));
      default -> null;
    };
  }
}
