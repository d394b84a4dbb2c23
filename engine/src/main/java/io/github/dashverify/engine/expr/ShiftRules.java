// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Simplifies shifts; a left shift by a constant is a product. */
final class ShiftRules {

  private ShiftRules() {}

  static Expr shl(Expr a, Expr distance) {
    if (distance.isConstant()) {
      return new LinearSum(a.sort()).add(a, 1L << distance(distance)).toExpr();
    }
    return shift(Operator.SHL, a, distance);
  }

  static Expr ashr(Expr a, Expr distance) {
    if (Facts.of(a).nonNegative()) {
      return lshr(a, distance);
    }
    if (distance.isConstant() && !a.isConstant()) {
      Sort sort = a.sort();
      int by = distance(distance);
      if (by == 0) {
        return a;
      }
      if (a.is(Operator.ASHR) && a.arg(1).isConstant()) {
        int total = Math.min(by + distance(a.arg(1)), sort.width() - 1);
        return ashr(a.arg(0), Constant.of(sort, total));
      }
      if (isShiftedLeft(a, by)) {
        Sort narrow = Sort.bitVector(sort.width() - by);
        return ResizeRules.signExtend(ResizeRules.truncate(a.arg(1), narrow), sort);
      }
    }
    return shift(Operator.ASHR, a, distance);
  }

  static Expr lshr(Expr a, Expr distance) {
    if (distance.isConstant() && !a.isConstant()) {
      int by = distance(distance);
      Expr simplified = by == 0 ? a : lshrByConstant(a, by);
      if (simplified != null) {
        return simplified;
      }
    }
    return shift(Operator.LSHR, a, distance);
  }

  private static @Nullable Expr lshrByConstant(Expr a, int by) {
    Sort sort = a.sort();
    int width = sort.width();
    if (a.is(Operator.LSHR) && a.arg(1).isConstant()) {
      int total = by + distance(a.arg(1));
      return total < width ? lshr(a.arg(0), Constant.of(sort, total)) : Constant.zero(sort);
    }
    if (isShiftedLeft(a, by)) {
      return BitRules.and(sort, List.of(a.arg(1), Constant.of(sort, sort.mask() >>> by)));
    }
    if (a.is(Operator.CONCAT) && by >= a.arg(1).sort().width()) {
      int rest = by - a.arg(1).sort().width();
      Expr high = a.arg(0);
      if (rest < high.sort().width() && Integer.bitCount(high.sort().width()) == 1) {
        return ResizeRules.zeroExtend(lshr(high, Constant.of(high.sort(), rest)), sort);
      }
    }
    return null;
  }

  /** Whether the expression is a plain term times 2^by. */
  private static boolean isShiftedLeft(Expr e, int by) {
    return e.is(Operator.MUL)
        && e.arg(0).isConstant()
        && e.arg(0).bits64() == e.sort().wrap(1L << by);
  }

  private static Expr shift(Operator operator, Expr a, Expr distance) {
    Sort sort = a.sort();
    if (a.isConstant() && distance.isConstant()) {
      return Semantics.fold(operator, sort, a, distance);
    }
    if (a.isConstant() && (a.bits64() == 0 || (a.bits64() == -1 && operator == Operator.ASHR))) {
      return a;
    }
    if (distance.isConstant()) {
      Expr by = Constant.of(sort, distance(distance));
      Expr mapped = IteRules.map(a, end -> Semantics.fold(operator, sort, end, by));
      return mapped != null ? mapped : Bv.apply(operator, sort, a, by);
    }
    Expr masked = LowBitRules.strip(distance, sort.width() - 1L);
    Expr plain = BitRules.and(sort, List.of(masked, Constant.of(sort, sort.width() - 1L)));
    if (plain.isConstant()) {
      return switch (operator) {
        case SHL -> shl(a, plain);
        case ASHR -> ashr(a, plain);
        default -> lshr(a, plain);
      };
    }
    return Bv.apply(operator, sort, a, masked);
  }

  private static int distance(Expr constant) {
    return (int) constant.bits64() & (constant.sort().width() - 1);
  }
}
