// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayList;
import java.util.List;

/** Truth values, identity, and choice between two expressions. */
public final class Bool {

  public static final Expr TRUE = Constant.of(Sort.BOOL, 1);
  public static final Expr FALSE = Constant.of(Sort.BOOL, 0);

  private Bool() {}

  public static Expr constant(boolean value) {
    return value ? TRUE : FALSE;
  }

  public static Expr not(Expr e) {
    if (e.isConstant()) {
      return constant(e.isFalse());
    }
    return e.is(Operator.NOT) ? e.arg(0) : Application.of(Operator.NOT, Sort.BOOL, e);
  }

  public static Expr and(Expr a, Expr b) {
    if (a == b || b.isTrue() || a.isFalse()) {
      return a;
    }
    if (a.isTrue() || b.isFalse()) {
      return b;
    }
    return Conjunction.of(List.of(a, b));
  }

  public static Expr and(List<Expr> conjuncts) {
    return Conjunction.of(conjuncts);
  }

  public static Expr or(Expr a, Expr b) {
    return not(and(not(a), not(b)));
  }

  public static Expr or(List<Expr> disjuncts) {
    List<Expr> negated = new ArrayList<>(disjuncts.size());
    for (Expr disjunct : disjuncts) {
      negated.add(not(disjunct));
    }
    return not(and(negated));
  }

  public static Expr implies(Expr a, Expr b) {
    return not(and(a, not(b)));
  }

  public static Expr iff(Expr a, Expr b) {
    return eq(a, b);
  }

  /**
   * Whether two expressions of one sort have the same value. Floats are the same if their bits are:
   * NaN is identical to NaN, and +0 differs from -0; {@link Fp#eq} is Java's {@code ==}.
   */
  public static Expr eq(Expr a, Expr b) {
    if (a.sort() != b.sort()) {
      throw new IllegalArgumentException(a.sort() + " == " + b.sort());
    }
    return EqualityRules.eq(a, b);
  }

  /** {@code condition ? a : b}. */
  public static Expr ite(Expr condition, Expr a, Expr b) {
    if (a.sort() != b.sort()) {
      throw new IllegalArgumentException("? " + a.sort() + " : " + b.sort());
    }
    return IteRules.ite(condition, a, b);
  }

  /** The parts of a conjunction, flattened; the expression itself if it is none; none if true. */
  public static List<Expr> conjuncts(Expr e) {
    List<Expr> result = new ArrayList<>();
    List<Expr> open = new ArrayList<>(List.of(e));
    while (!open.isEmpty()) {
      Expr next = open.remove(open.size() - 1);
      if (next.is(Operator.AND)) {
        List<Expr> arguments = ((Application) next).arguments();
        for (int i = arguments.size() - 1; i >= 0; i--) {
          open.add(arguments.get(i));
        }
      } else if (!next.isTrue()) {
        result.add(next);
      }
    }
    return result;
  }

  /** The parts of a disjunction, flattened; the expression itself if it is none; none if false. */
  public static List<Expr> disjuncts(Expr e) {
    List<Expr> result = conjuncts(not(e));
    result.replaceAll(Bool::not);
    return result;
  }
}
