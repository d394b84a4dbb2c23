// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import org.jspecify.annotations.Nullable;

/**
 * Simplifies floating point; only what holds for every value, NaN, zeros and infinities included.
 */
final class FpRules {

  /** Integers of so many bits are exact in a float or double. */
  private static final int FLOAT_PRECISION = 24;

  private static final int DOUBLE_PRECISION = 53;

  private FpRules() {}

  static Expr unary(Operator operator, Sort sort, Expr a) {
    if (a.isConstant()) {
      return Semantics.fold(operator, sort, a, a);
    }
    if (a instanceof Application inner) {
      boolean repeated = inner.operator() == operator;
      switch (operator) {
        case FP_NEG -> {
          if (repeated) {
            return inner.argument(0);
          }
        }
        case FP_ABS -> {
          if (repeated || inner.operator() == Operator.FP_NEG) {
            return unary(operator, sort, inner.argument(0));
          }
        }
        case FP_FLOOR, FP_CEIL, FP_RINT -> {
          if (isIntegral(inner)) {
            return a;
          }
        }
        case FP_FROM_SIGNED -> {
          if (inner.operator() == Operator.SIGN_EXTEND) {
            return unary(operator, sort, inner.argument(0));
          }
        }
        default -> {}
      }
    }
    Expr mapped = IteRules.map(a, end -> Semantics.fold(operator, sort, end, end));
    return mapped != null ? mapped : Application.of(operator, sort, a);
  }

  /** Whether the value is an integer, an infinity or NaN. */
  private static boolean isIntegral(Application e) {
    return switch (e.operator()) {
      case FP_FLOOR, FP_CEIL, FP_RINT, FP_FROM_SIGNED -> true;
      default -> false;
    };
  }

  static Expr commutative(Operator operator, Sort sort, Expr a, Expr b) {
    return Order.STRUCTURAL.compare(a, b) <= 0
        ? binary(operator, sort, a, b)
        : binary(operator, sort, b, a);
  }

  static Expr binary(Operator operator, Sort sort, Expr a, Expr b) {
    if (a.isConstant() && b.isConstant()) {
      return Semantics.fold(operator, sort, a, b);
    }
    Expr nan = number(Double.NaN, sort);
    if (a == nan || b == nan) {
      return nan;
    }
    if (b == neutral(operator, sort)) {
      return a;
    }
    return Application.of(operator, sort, a, b);
  }

  /** The second operand that leaves every first one as it is; of sums, a zero of the right sign. */
  private static @Nullable Expr neutral(Operator operator, Sort sort) {
    return switch (operator) {
      case FP_ADD -> number(-0.0, sort);
      case FP_SUB -> number(0.0, sort);
      case FP_MUL, FP_DIV -> number(1.0, sort);
      default -> null;
    };
  }

  private static Expr number(double value, Sort sort) {
    return sort == Sort.FLOAT ? Fp.constant((float) value) : Fp.constant(value);
  }

  static Expr compare(Operator operator, Expr a, Expr b) {
    if (a.isConstant() && b.isConstant()) {
      return Semantics.fold(operator, Sort.BOOL, a, b);
    }
    Expr nan = number(Double.NaN, a.sort());
    if (a == nan || b == nan) {
      return Bool.FALSE;
    }
    if (a == b) {
      return operator == Operator.FP_LT ? Bool.FALSE : Bool.not(isNaN(a));
    }
    if (areExactIntegers(a, b)) {
      return compareIntegers(operator, a.arg(0), b.arg(0));
    }
    Expr chosen = null;
    if (b.isConstant()) {
      chosen = IteRules.test(a, end -> compare(operator, end, b));
    } else if (a.isConstant()) {
      chosen = IteRules.test(b, end -> compare(operator, a, end));
    }
    return chosen != null ? chosen : Application.of(operator, Sort.BOOL, a, b);
  }

  static Expr eq(Expr a, Expr b) {
    if (Order.STRUCTURAL.compare(a, b) > 0) {
      return eq(b, a);
    }
    boolean distinctive = b instanceof Constant constant && isNonZeroNumber(constant);
    return distinctive ? Bool.eq(a, b) : compare(Operator.FP_EQ, a, b);
  }

  /** For such a number Java's equality is identity. */
  static boolean isNonZeroNumber(Constant constant) {
    Expr zero = number(0.0, constant.sort());
    return Semantics.fold(Operator.FP_EQ, Sort.BOOL, constant, zero).isFalse()
        && constant != number(Double.NaN, constant.sort());
  }

  private static boolean areExactIntegers(Expr a, Expr b) {
    int precision = a.sort() == Sort.FLOAT ? FLOAT_PRECISION : DOUBLE_PRECISION;
    return a.is(Operator.FP_FROM_SIGNED)
        && b.is(Operator.FP_FROM_SIGNED)
        && a.arg(0).sort().width() <= precision
        && b.arg(0).sort().width() <= precision;
  }

  private static Expr compareIntegers(Operator operator, Expr a, Expr b) {
    Sort sort = a.sort().width() >= b.sort().width() ? a.sort() : b.sort();
    Expr x = Bv.signExtend(a, sort);
    Expr y = Bv.signExtend(b, sort);
    return switch (operator) {
      case FP_LT -> Bv.slt(x, y);
      case FP_LE -> Bv.sle(x, y);
      default -> Bool.eq(x, y);
    };
  }

  static Expr isNaN(Expr a) {
    if (a.isConstant()) {
      return Semantics.fold(Operator.FP_IS_NAN, Sort.BOOL, a, a);
    }
    if (a instanceof Application inner) {
      switch (inner.operator()) {
        case FP_FROM_SIGNED -> {
          return Bool.FALSE;
        }
        case FP_NEG, FP_ABS, FP_FLOOR, FP_CEIL, FP_RINT, FP_CONVERT -> {
          return isNaN(inner.argument(0));
        }
        default -> {}
      }
    }
    Expr chosen = IteRules.test(a, FpRules::isNaN);
    return chosen != null ? chosen : Application.of(Operator.FP_IS_NAN, Sort.BOOL, a);
  }

  static Expr toSigned(Expr e, Sort sort) {
    if (e.is(Operator.FP_FROM_SIGNED)) {
      Expr integer = e.arg(0);
      int precision = e.sort() == Sort.FLOAT ? FLOAT_PRECISION : DOUBLE_PRECISION;
      if (integer.sort().width() <= Math.min(precision, sort.width())) {
        return Bv.signExtend(integer, sort);
      }
    }
    if (e.isConstant()) {
      return Semantics.fold(Operator.FP_TO_SIGNED, sort, e, e);
    }
    Expr mapped = IteRules.map(e, end -> Semantics.fold(Operator.FP_TO_SIGNED, sort, end, end));
    return mapped != null ? mapped : Application.of(Operator.FP_TO_SIGNED, sort, e);
  }

  static Expr convert(Expr e, Sort sort) {
    if (e.sort() == sort) {
      return e;
    }
    if (e.is(Operator.FP_CONVERT) && sort == Sort.FLOAT) {
      return e.arg(0); // a float that was widened
    }
    return unary(Operator.FP_CONVERT, sort, e);
  }

  static Expr bits(Expr e, Sort sort) {
    return unary(Operator.FP_TO_BITS, sort, e);
  }

  static Expr fromBits(Expr e, Sort sort) {
    return e.is(Operator.FP_TO_BITS) ? e.arg(0) : unary(Operator.FP_FROM_BITS, sort, e);
  }
}
