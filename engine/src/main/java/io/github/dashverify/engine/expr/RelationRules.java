// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Conjuncts that compare the same two terms allow a set of outcomes, a subset of {less, equal,
 * greater}: {@code a <= b && a != b} is {@code a < b}, {@code a < b && b < a} is false.
 */
final class RelationRules {

  private static final int LESS = 1;
  private static final int EQUAL = 2;
  private static final int GREATER = 4;

  /** Two terms in structural order. */
  private record Pair(Expr first, Expr second) {}

  private final Pair pair;
  private final Set<Expr> literals = new HashSet<>();
  private int allowed = LESS | EQUAL | GREATER;

  private RelationRules(Pair pair) {
    this.pair = pair;
  }

  /** The conjuncts with the comparisons of one pair combined; null if there is nothing to do. */
  static @Nullable List<Expr> simplify(Set<Expr> conjuncts) {
    Set<Pair> equations = new HashSet<>();
    Map<Pair, RelationRules> relations = collect(conjuncts, equations);
    for (RelationRules relation : relations.values()) {
      relation.meetEquation(conjuncts, equations);
      if (relation.literals.size() > 1) {
        List<Expr> result = new ArrayList<>(List.of(relation.combined()));
        for (Expr conjunct : conjuncts) {
          if (!relation.literals.contains(conjunct)) {
            result.add(conjunct);
          }
        }
        return result;
      }
    }
    return null;
  }

  private static Map<Pair, RelationRules> collect(Set<Expr> conjuncts, Set<Pair> equations) {
    Map<Pair, RelationRules> relations = new LinkedHashMap<>();
    for (Expr conjunct : conjuncts) {
      Expr atom = conjunct.is(Operator.NOT) ? conjunct.arg(0) : conjunct;
      if (atom.is(Operator.EQ)) {
        equations.add(new Pair(atom.arg(0), atom.arg(1)));
      } else if (atom.is(Operator.SLT) && !atom.arg(1).isConstant()) {
        Expr a = atom.arg(0);
        Expr b = atom.arg(1);
        boolean sorted = Order.STRUCTURAL.compare(a, b) <= 0;
        Pair pair = sorted ? new Pair(a, b) : new Pair(b, a);
        int outcome = sorted ? LESS : GREATER;
        relations
            .computeIfAbsent(pair, RelationRules::new)
            .meet(conjunct, conjunct == atom ? outcome : ~outcome);
      }
    }
    return relations;
  }

  private void meet(Expr literal, int outcomes) {
    literals.add(literal);
    allowed &= outcomes;
  }

  /** An equation of the pair may be among the conjuncts as it stands or in linear normal form. */
  private void meetEquation(Set<Expr> conjuncts, Set<Pair> equations) {
    boolean linear = LinearSum.isCompound(pair.first) || LinearSum.isCompound(pair.second);
    if (!equations.contains(pair) && (!linear || equations.isEmpty())) {
      return;
    }
    Expr equal = equation();
    Expr different = Bool.not(equal);
    if (conjuncts.contains(equal)) {
      meet(equal, EQUAL);
    } else if (conjuncts.contains(different)) {
      meet(different, LESS | GREATER);
    }
  }

  private Expr equation() {
    return Bool.eq(pair.first, pair.second);
  }

  private Expr combined() {
    return switch (allowed) {
      case 0 -> Bool.FALSE;
      case LESS -> CompareRules.slt(pair.first, pair.second);
      case GREATER -> CompareRules.slt(pair.second, pair.first);
      case EQUAL -> equation();
      case LESS | EQUAL -> Bool.not(CompareRules.slt(pair.second, pair.first));
      case GREATER | EQUAL -> Bool.not(CompareRules.slt(pair.first, pair.second));
      default -> Bool.not(equation());
    };
  }
}
