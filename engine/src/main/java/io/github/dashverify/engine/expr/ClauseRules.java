// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Subsumption and resolution between denied conjunctions: {@code !(a && b)} makes {@code !(a && b
 * && c)} superfluous, and {@code !(a && b) && !(a && !b)} is {@code !a}.
 */
final class ClauseRules {

  /** Pairs are compared, so long lists are left alone. */
  private static final int CLAUSES = 24;

  private ClauseRules() {}

  /** The conjuncts after the first such step; null if there is none. */
  static @Nullable List<Expr> simplify(Set<Expr> conjuncts) {
    List<Expr> clauses = new ArrayList<>();
    for (Expr conjunct : conjuncts) {
      if (conjunct.is(Operator.NOT) && conjunct.arg(0).is(Operator.AND)) {
        clauses.add(conjunct);
      }
    }
    if (clauses.size() < 2 || clauses.size() > CLAUSES) {
      return null;
    }
    for (Expr smaller : clauses) {
      for (Expr larger : clauses) {
        Expr shortened = smaller == larger ? larger : shorten(larger.arg(0), smaller.arg(0));
        if (shortened != larger) {
          List<Expr> result = new ArrayList<>(conjuncts);
          result.remove(larger);
          result.add(shortened);
          return result;
        }
      }
    }
    return null;
  }

  /** The denial of {@code larger}, given the denial of {@code smaller}. */
  private static Expr shorten(Expr larger, Expr smaller) {
    Application big = (Application) larger;
    Application small = (Application) smaller;
    if (small.arity() > big.arity()) {
      return Bool.not(larger);
    }
    Set<Expr> parts = new HashSet<>(big.arguments());
    Expr opposite = null;
    for (Expr part : small.arguments()) {
      if (!parts.contains(part)) {
        Expr negation = Bool.not(part);
        if (opposite != null || !parts.contains(negation)) {
          return Bool.not(larger);
        }
        opposite = negation;
      }
    }
    if (opposite == null) {
      return Bool.TRUE;
    }
    List<Expr> rest = new ArrayList<>(big.arguments());
    rest.remove(opposite);
    return Bool.not(Bool.and(rest));
  }
}
