// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Simplifies products, quotients and remainders. */
final class ArithmeticRules {

  /** Products of more factors count as one factor. */
  private static final int FACTORS = 16;

  private ArithmeticRules() {}

  static Expr mul(Expr a, Expr b) {
    Sort sort = a.sort();
    if (a.isConstant()) {
      return new LinearSum(sort).add(b, a.bits64()).toExpr();
    }
    if (b.isConstant()) {
      return new LinearSum(sort).add(a, b.bits64()).toExpr();
    }
    List<Expr> factors = new ArrayList<>();
    long coefficient = collectFactors(a, factors) * collectFactors(b, factors);
    factors.sort(Order.STRUCTURAL);
    Expr product = Bv.apply(Operator.MUL, sort, factors.toArray(Expr[]::new));
    return new LinearSum(sort).add(product, coefficient).toExpr();
  }

  /** Adds the factors of an expression other than its coefficient, which is returned. */
  private static long collectFactors(Expr e, List<Expr> factors) {
    boolean scaled = e.is(Operator.MUL) && e.arg(0).isConstant();
    Expr term = scaled ? e.arg(1) : e;
    if (term.is(Operator.MUL) && ((Application) term).arity() <= FACTORS) {
      factors.addAll(((Application) term).arguments());
    } else {
      factors.add(term);
    }
    return scaled ? e.arg(0).bits64() : 1;
  }

  static Expr sdiv(Expr a, Expr b) {
    Sort sort = a.sort();
    if (a.isConstant() && b.isConstant()) {
      return Semantics.fold(Operator.SDIV, sort, a, b);
    }
    if (b.isConstant()) {
      return quotientByConstant(a, b.bits64());
    }
    Facts divisor = Facts.of(b);
    if (!divisor.contains(0)) {
      if (a == b) {
        return Constant.of(sort, 1);
      }
      if (a.isConstant() && a.bits64() == 0) {
        return a;
      }
    }
    return Bv.apply(Operator.SDIV, sort, a, b);
  }

  private static Expr quotientByConstant(Expr a, long b) {
    Sort sort = a.sort();
    if (b == 0) {
      return Bool.ite(
          CompareRules.slt(a, Constant.zero(sort)), Constant.of(sort, 1), Constant.of(sort, -1));
    }
    if (b == 1 || b == -1) {
      return new LinearSum(sort).add(a, b).toExpr();
    }
    if (smaller(Facts.of(a), b)) {
      return Constant.zero(sort);
    }
    Expr mapped = mapChoice(Operator.SDIV, a, b);
    if (mapped != null) {
      return mapped;
    }
    if (b < 0 && b != sort.min()) {
      return Bv.neg(sdiv(a, Constant.of(sort, -b)));
    }
    if (isPowerOfTwo(b) && Facts.of(a).nonNegative()) {
      return ShiftRules.lshr(a, Constant.of(sort, Long.numberOfTrailingZeros(b)));
    }
    return Bv.apply(Operator.SDIV, sort, a, Constant.of(sort, b));
  }

  static Expr srem(Expr a, Expr b) {
    Sort sort = a.sort();
    if (a.isConstant() && b.isConstant()) {
      return Semantics.fold(Operator.SREM, sort, a, b);
    }
    if (a == b) {
      return Constant.zero(sort);
    }
    return b.isConstant()
        ? remainderByConstant(a, b.bits64())
        : Bv.apply(Operator.SREM, sort, a, b);
  }

  private static Expr remainderByConstant(Expr a, long b) {
    Sort sort = a.sort();
    if (b == 0) {
      return a;
    }
    if (b < 0 && b != sort.min()) {
      return srem(a, Constant.of(sort, -b));
    }
    if (b == 1) {
      return Constant.zero(sort);
    }
    Facts facts = Facts.of(a);
    if (smaller(facts, b)) {
      return a;
    }
    if (isPowerOfTwo(b)) {
      if (facts.trailingZeros(sort) >= Long.numberOfTrailingZeros(b)) {
        return Constant.zero(sort);
      }
      if (facts.nonNegative()) {
        return BitRules.and(sort, List.of(a, Constant.of(sort, b - 1)));
      }
    }
    Expr mapped = mapChoice(Operator.SREM, a, b);
    return mapped != null ? mapped : Bv.apply(Operator.SREM, sort, a, Constant.of(sort, b));
  }

  private static @Nullable Expr mapChoice(Operator operator, Expr a, long b) {
    Expr divisor = Constant.of(a.sort(), b);
    return IteRules.map(a, end -> Semantics.fold(operator, a.sort(), end, divisor));
  }

  /** Whether the absolute value is always smaller than that of the divisor. */
  private static boolean smaller(Facts a, long divisor) {
    if (divisor == Long.MIN_VALUE) {
      return a.min() > divisor;
    }
    long size = Math.abs(divisor);
    return a.min() > -size && a.max() < size;
  }

  private static boolean isPowerOfTwo(long value) {
    return value > 0 && (value & (value - 1)) == 0;
  }
}
