// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Simplifies extensions, truncations and concatenations. */
final class ResizeRules {

  private ResizeRules() {}

  static Expr signExtend(Expr e, Sort sort) {
    if (e.sort() == sort) {
      return e;
    }
    if (e.isConstant()) {
      return Constant.of(sort, e.bits64());
    }
    if (e.is(Operator.TRUNCATE) && fits(e.arg(0), e.sort())) {
      return resizeSigned(e.arg(0), sort);
    }
    if (Facts.of(e).nonNegative()) {
      return zeroExtend(e, sort);
    }
    if (e.is(Operator.SIGN_EXTEND)) {
      return signExtend(e.arg(0), sort);
    }
    Expr mapped = IteRules.map(e, end -> signExtend(end, sort));
    return mapped != null ? mapped : Bv.apply(Operator.SIGN_EXTEND, sort, e);
  }

  /** Whether every value of the expression survives a truncation to the narrower sort. */
  private static boolean fits(Expr e, Sort narrow) {
    Facts facts = Facts.of(e);
    return facts.min() >= narrow.min() && facts.max() <= narrow.max();
  }

  private static Expr resizeSigned(Expr e, Sort sort) {
    return e.sort().width() > sort.width() ? truncate(e, sort) : signExtend(e, sort);
  }

  private static Expr resizeUnsigned(Expr e, Sort sort) {
    return e.sort().width() > sort.width() ? truncate(e, sort) : zeroExtend(e, sort);
  }

  static Expr zeroExtend(Expr e, Sort sort) {
    if (e.sort() == sort) {
      return e;
    }
    if (e.isConstant()) {
      return Constant.of(sort, e.bits64() & e.sort().mask());
    }
    if (e.is(Operator.ZERO_EXTEND)) {
      return zeroExtend(e.arg(0), sort);
    }
    if (e.is(Operator.TRUNCATE)) {
      Expr mask = Constant.of(sort, e.sort().mask());
      return BitRules.and(sort, List.of(resizeUnsigned(e.arg(0), sort), mask));
    }
    Expr mapped = IteRules.map(e, end -> zeroExtend(end, sort));
    return mapped != null ? mapped : Bv.apply(Operator.ZERO_EXTEND, sort, e);
  }

  static Expr truncate(Expr e, Sort sort) {
    if (e.sort() == sort) {
      return e;
    }
    if (e.isConstant()) {
      return Constant.of(sort, e.bits64());
    }
    if (!(e instanceof Application application)) {
      return Bv.apply(Operator.TRUNCATE, sort, e);
    }
    Expr simplified =
        switch (application.operator()) {
          case TRUNCATE -> truncate(e.arg(0), sort);
          case SIGN_EXTEND -> resizeSigned(e.arg(0), sort);
          case ZERO_EXTEND -> resizeUnsigned(e.arg(0), sort);
          case CONCAT -> truncateConcat(e, sort);
          case ITE -> IteRules.map(e, end -> truncate(end, sort));
          case ADD, MUL, BVAND, BVOR, XOR -> distribute(application, sort);
          default -> null;
        };
    return simplified != null ? simplified : Bv.apply(Operator.TRUNCATE, sort, e);
  }

  private static @Nullable Expr truncateConcat(Expr e, Sort sort) {
    Expr low = e.arg(1);
    if (sort.width() <= low.sort().width()) {
      return truncate(low, sort);
    }
    Sort rest = Sort.bitVector(sort.width() - low.sort().width());
    return concat(truncate(e.arg(0), rest), low);
  }

  /** Truncates the arguments instead of the result if that makes all of them smaller. */
  private static @Nullable Expr distribute(Application e, Sort sort) {
    if (e.operator() == Operator.BVAND && e.arity() == 2 && e.argument(1).isConstant()) {
      if ((e.argument(1).bits64() & sort.mask()) == sort.mask()) {
        return truncate(e.argument(0), sort);
      }
    }
    List<Expr> truncated = new ArrayList<>(e.arity());
    for (Expr argument : e.arguments()) {
      Expr smaller = truncateFreely(argument, sort);
      if (smaller == null) {
        return null;
      }
      truncated.add(smaller);
    }
    return rebuild(e.operator(), sort, truncated);
  }

  private static @Nullable Expr truncateFreely(Expr e, Sort sort) {
    if (e.is(Operator.MUL) && e.arg(0).isConstant()) {
      Expr term = truncateFreely(e.arg(1), sort);
      return term == null ? null : ArithmeticRules.mul(truncate(e.arg(0), sort), term);
    }
    boolean free =
        e.isConstant()
            || e.is(Operator.TRUNCATE)
            || e.is(Operator.SIGN_EXTEND)
            || e.is(Operator.ZERO_EXTEND);
    return free ? truncate(e, sort) : null;
  }

  private static Expr rebuild(Operator operator, Sort sort, List<Expr> arguments) {
    return switch (operator) {
      case BVAND -> BitRules.and(sort, arguments);
      case BVOR -> BitRules.or(sort, arguments);
      case XOR -> BitRules.xor(sort, arguments);
      case ADD -> {
        LinearSum sum = new LinearSum(sort);
        arguments.forEach(argument -> sum.add(argument, 1));
        yield sum.toExpr();
      }
      default -> {
        Expr product = Constant.of(sort, 1);
        for (Expr argument : arguments) {
          product = ArithmeticRules.mul(product, argument);
        }
        yield product;
      }
    };
  }

  static Expr concat(Expr high, Expr low) {
    Sort sort = Sort.bitVector(high.sort().width() + low.sort().width());
    if (high.isConstant()) {
      if (low.isConstant()) {
        return Semantics.fold(Operator.CONCAT, sort, high, low);
      }
      if (high.bits64() == 0) {
        return zeroExtend(low, sort);
      }
    }
    return Bv.apply(Operator.CONCAT, sort, high, low);
  }
}
