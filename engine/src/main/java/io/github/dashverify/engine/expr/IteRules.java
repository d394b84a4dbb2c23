// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Simplifies choices, and moves operations with constants into their branches. */
final class IteRules {

  /** How long a chain of choices may be for an operation to be moved to its ends. */
  private static final int CHAIN = 16;

  private IteRules() {}

  static Expr ite(Expr condition, Expr a, Expr b) {
    if (a == b || condition.isTrue()) {
      return a;
    }
    if (condition.isFalse()) {
      return b;
    }
    if (condition.is(Operator.NOT)) {
      return ite(condition.arg(0), b, a);
    }
    if (a.is(Operator.ITE) && a.arg(0) == condition) {
      return ite(condition, a.arg(1), b);
    }
    if (b.is(Operator.ITE) && b.arg(0) == condition) {
      return ite(condition, a, b.arg(2));
    }
    if (chosenByEquality(condition, a, b)) {
      return b;
    }
    Expr result = a.sort().isBool() ? choiceOfBools(condition, a, b) : null;
    if (result == null) {
      result = mergeBranches(condition, a, b);
    }
    return result != null ? result : Application.of(Operator.ITE, a.sort(), condition, a, b);
  }

  /** {@code a == b ? a : b} is {@code b}. */
  private static boolean chosenByEquality(Expr condition, Expr a, Expr b) {
    return condition.is(Operator.EQ)
        && ((condition.arg(0) == a && condition.arg(1) == b)
            || (condition.arg(0) == b && condition.arg(1) == a));
  }

  private static @Nullable Expr choiceOfBools(Expr condition, Expr a, Expr b) {
    if (a.isConstant() || a == condition) {
      return a.isFalse() ? Bool.and(Bool.not(condition), b) : Bool.or(condition, b);
    }
    if (b.isConstant() || b == condition) {
      return b.isTrue() ? Bool.or(Bool.not(condition), a) : Bool.and(condition, a);
    }
    if (a.is(Operator.NOT) && b.is(Operator.NOT)) {
      return Bool.not(ite(condition, a.arg(0), b.arg(0)));
    }
    if (a.is(Operator.NOT) && a.arg(0) == condition) {
      return Bool.and(Bool.not(condition), b);
    }
    if (b.is(Operator.NOT) && b.arg(0) == condition) {
      return Bool.or(Bool.not(condition), a);
    }
    return a == Bool.not(b) ? Bool.eq(condition, a) : null;
  }

  /** A nested choice that shares a branch with the outer one needs only one choice. */
  private static @Nullable Expr mergeBranches(Expr condition, Expr a, Expr b) {
    if (b.is(Operator.ITE)) {
      if (b.arg(1) == a) {
        return ite(Bool.or(condition, b.arg(0)), a, b.arg(2));
      }
      if (b.arg(2) == a) {
        return ite(Bool.and(Bool.not(condition), b.arg(0)), b.arg(1), a);
      }
    }
    if (a.is(Operator.ITE)) {
      if (a.arg(1) == b) {
        return ite(Bool.and(condition, Bool.not(a.arg(0))), a.arg(2), b);
      }
      if (a.arg(2) == b) {
        return ite(Bool.and(condition, a.arg(0)), a.arg(1), b);
      }
    }
    return null;
  }

  /**
   * Moves a test into a choice with a constant branch, where it decides that branch.
   *
   * @return null if {@code e} is no such choice, or a long chain of them
   */
  static @Nullable Expr test(Expr e, UnaryOperator<Expr> test) {
    if (!e.is(Operator.ITE) || !(e.arg(1).isConstant() || e.arg(2).isConstant())) {
      return null;
    }
    Expr end = e;
    for (int length = 0; end.is(Operator.ITE); length++) {
      if (length == CHAIN) {
        return null;
      }
      end = end.arg(1).isConstant() ? end.arg(2) : end.arg(1);
    }
    return ite(e.arg(0), test.apply(e.arg(1)), test.apply(e.arg(2)));
  }

  /**
   * Applies an operation to the ends of a choice that are all constants.
   *
   * @return null if {@code e} is no such choice, or has too many ends
   */
  static @Nullable Expr map(Expr e, UnaryOperator<Expr> operation) {
    return e.is(Operator.ITE) && constantEnds(e, CHAIN) > 0 ? mapEnds(e, operation) : null;
  }

  private static Expr mapEnds(Expr e, UnaryOperator<Expr> operation) {
    return e.isConstant()
        ? operation.apply(e)
        : ite(e.arg(0), mapEnds(e.arg(1), operation), mapEnds(e.arg(2), operation));
  }

  /** What is left of the budget after counting the ends; not positive if one is no constant. */
  private static int constantEnds(Expr e, int budget) {
    if (e.isConstant()) {
      return budget - 1;
    }
    if (!e.is(Operator.ITE) || budget <= 0) {
      return 0;
    }
    int rest = constantEnds(e.arg(1), budget);
    return rest <= 0 ? 0 : constantEnds(e.arg(2), rest);
  }

  /**
   * The condition under which a choice between the constants 0 and 1 is 1: how the JVM holds a
   * boolean.
   *
   * @return null if {@code e} is something else
   */
  static @Nullable Expr asCondition(Expr e) {
    if (e.isConstant()) {
      return e.bits64() == 0 ? Bool.FALSE : e.bits64() == 1 ? Bool.TRUE : null;
    }
    if (!e.is(Operator.ITE) || constantEnds(e, CHAIN) <= 0) {
      return null;
    }
    Expr a = asCondition(e.arg(1));
    Expr b = asCondition(e.arg(2));
    return a == null || b == null ? null : ite(e.arg(0), a, b);
  }
}
