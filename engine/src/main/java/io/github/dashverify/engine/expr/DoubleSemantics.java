// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

/** The floating-point operators that take or, from other sorts than float, make a double. */
final class DoubleSemantics {

  private DoubleSemantics() {}

  static long apply(Operator operator, Sort result, long a, long b) {
    double x = Double.longBitsToDouble(a);
    double y = Double.longBitsToDouble(b);
    return switch (operator) {
      case FP_ADD -> bits(x + y);
      case FP_SUB -> bits(x - y);
      case FP_MUL -> bits(x * y);
      case FP_DIV -> bits(x / y);
      case FP_REM -> bits(x % y);
      case FP_NEG -> bits(-x);
      case FP_ABS -> bits(Math.abs(x));
      case FP_SQRT -> bits(Math.sqrt(x));
      case FP_FLOOR -> bits(Math.floor(x));
      case FP_CEIL -> bits(Math.ceil(x));
      case FP_RINT -> bits(Math.rint(x));
      case FP_LT -> x < y ? 1 : 0;
      case FP_LE -> x <= y ? 1 : 0;
      case FP_EQ -> x == y ? 1 : 0;
      case FP_IS_NAN -> Double.isNaN(x) ? 1 : 0;
      case FP_FROM_SIGNED -> bits((double) a);
      case FP_TO_SIGNED -> result == Sort.INT ? (int) x : (long) x;
      case FP_CONVERT -> Float.floatToIntBits((float) x);
      case FP_TO_BITS, FP_FROM_BITS -> bits(x);
      default -> throw new IllegalArgumentException("not a floating-point operator: " + operator);
    };
  }

  private static long bits(double value) {
    return Double.doubleToLongBits(value);
  }
}
