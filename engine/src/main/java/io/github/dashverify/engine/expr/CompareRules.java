// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import org.jspecify.annotations.Nullable;

/**
 * Simplifies {@code <}, signed and unsigned. A comparison with a constant always has the constant
 * on the right: {@code 3 < x} is {@code !(x < 4)}.
 */
final class CompareRules {

  private CompareRules() {}

  static Expr slt(Expr a, Expr b) {
    Facts left = Facts.of(a);
    Facts right = Facts.of(b);
    if (a == b || left.min() >= right.max()) {
      return Bool.FALSE;
    }
    if (left.max() < right.min()) {
      return Bool.TRUE;
    }
    if (a.isConstant()) {
      return Bool.not(slt(b, Constant.of(a.sort(), a.bits64() + 1)));
    }
    Expr simplified = b.isConstant() ? lessThanConstant(a, left, b.bits64()) : lessThan(a, b);
    return simplified != null ? simplified : Application.of(Operator.SLT, Sort.BOOL, a, b);
  }

  /** The constant is known to be greater than the minimum and not greater than the maximum. */
  private static @Nullable Expr lessThanConstant(Expr a, Facts facts, long bound) {
    Sort sort = a.sort();
    if (facts.min() == bound - 1) {
      return Bool.eq(a, Constant.of(sort, facts.min()));
    }
    if (facts.max() == bound) {
      return Bool.not(Bool.eq(a, Constant.of(sort, bound)));
    }
    if (a.is(Operator.BVNOT)) {
      return Bool.not(slt(a.arg(0), Constant.of(sort, -bound)));
    }
    if (a.is(Operator.ADD)) {
      return moveConstant((Application) a, bound);
    }
    if (a.is(Operator.ASHR) && a.arg(1).isConstant()) {
      return lessThanShifted(a, bound);
    }
    return IteRules.test(a, end -> slt(end, Constant.of(sort, bound)));
  }

  /** {@code x + c < bound} is {@code x < bound - c} where neither sum nor difference wraps. */
  private static @Nullable Expr moveConstant(Application sum, long bound) {
    Sort sort = sum.sort();
    Expr last = sum.argument(sum.arity() - 1);
    if (!last.isConstant()) {
      return null;
    }
    long constant = last.bits64();
    Expr rest = new LinearSum(sort).add(sum, 1).add(last, -1).toExpr();
    Facts facts = Facts.of(rest);
    long room = constant > 0 ? sort.max() - constant : sort.min() - constant;
    boolean exact = constant > 0 ? facts.max() <= room : facts.min() >= room;
    long moved = bound - constant;
    boolean wraps = ((bound ^ constant) & (bound ^ moved)) < 0 || sort.wrap(moved) != moved;
    return exact && !wraps ? slt(rest, Constant.of(sort, moved)) : null;
  }

  /**
   * {@code x >> k < bound} is {@code x < bound << k}; a bound that is not trivial does not wrap.
   */
  private static Expr lessThanShifted(Expr shift, long bound) {
    Sort sort = shift.sort();
    int by = (int) shift.arg(1).bits64();
    return slt(shift.arg(0), Constant.of(sort, bound << by));
  }

  private static @Nullable Expr lessThan(Expr a, Expr b) {
    if (a.is(Operator.BVNOT) && b.is(Operator.BVNOT)) {
      return slt(b.arg(0), a.arg(0));
    }
    if (sameExtension(Operator.SIGN_EXTEND, a, b)) {
      return slt(a.arg(0), b.arg(0));
    }
    if (sameExtension(Operator.ZERO_EXTEND, a, b)) {
      return ult(a.arg(0), b.arg(0));
    }
    Long difference = constantDifference(a, b);
    if (difference == null) {
      return null;
    }
    // a < a + c, c not 0, holds exactly for a < MIN - c, whether or not the sum wraps
    Sort sort = a.sort();
    return slt(a, Constant.of(sort, sort.min() - difference));
  }

  static boolean sameExtension(Operator extension, Expr a, Expr b) {
    return a.is(extension) && b.is(extension) && a.arg(0).sort() == b.arg(0).sort();
  }

  /** The constant {@code b - a}; null if the difference is no constant. */
  private static @Nullable Long constantDifference(Expr a, Expr b) {
    if (!LinearSum.isCompound(a) && !LinearSum.isCompound(b)) {
      return null;
    }
    LinearSum difference = new LinearSum(a.sort()).add(b, 1).add(a, -1);
    return difference.terms().isEmpty() ? difference.constant() : null;
  }

  static Expr ult(Expr a, Expr b) {
    Sort sort = a.sort();
    if (a == b || (b.isConstant() && b.bits64() == 0)) {
      return Bool.FALSE;
    }
    Facts left = Facts.of(a);
    Facts right = Facts.of(b);
    if (left.nonNegative() == right.nonNegative() && signKnown(left) && signKnown(right)) {
      return slt(a, b);
    }
    if (signKnown(left) && signKnown(right)) {
      return Bool.constant(left.nonNegative());
    }
    if (a.isConstant()) {
      return a.bits64() == -1 ? Bool.FALSE : Bool.not(ult(b, Constant.of(sort, a.bits64() + 1)));
    }
    if (b.isConstant()) {
      long bound = b.bits64();
      if (bound == 1) {
        return Bool.eq(a, Constant.zero(sort));
      }
      if (bound == -1) {
        return Bool.not(Bool.eq(a, b));
      }
      if (bound == sort.min()) {
        return Bool.not(slt(a, Constant.zero(sort)));
      }
      Expr simplified = IteRules.test(a, end -> ult(end, b));
      return simplified != null ? simplified : Application.of(Operator.ULT, Sort.BOOL, a, b);
    }
    Long difference = constantDifference(a, b);
    if (difference != null) {
      return ult(a, Constant.of(sort, -difference));
    }
    boolean extended =
        sameExtension(Operator.SIGN_EXTEND, a, b) || sameExtension(Operator.ZERO_EXTEND, a, b);
    return extended ? ult(a.arg(0), b.arg(0)) : Application.of(Operator.ULT, Sort.BOOL, a, b);
  }

  private static boolean signKnown(Facts facts) {
    return facts.min() >= 0 || facts.max() < 0;
  }
}
