// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

/**
 * Floating point as the JVM computes it: IEEE 754 float and double, rounded to nearest even, with
 * one canonical NaN.
 */
public final class Fp {

  private Fp() {}

  public static Expr constant(float value) {
    return Constant.of(Sort.FLOAT, Float.floatToIntBits(value));
  }

  public static Expr constant(double value) {
    return Constant.of(Sort.DOUBLE, Double.doubleToLongBits(value));
  }

  public static Expr add(Expr a, Expr b) {
    return FpRules.commutative(Operator.FP_ADD, same(a, b), a, b);
  }

  public static Expr sub(Expr a, Expr b) {
    return FpRules.binary(Operator.FP_SUB, same(a, b), a, b);
  }

  public static Expr mul(Expr a, Expr b) {
    return FpRules.commutative(Operator.FP_MUL, same(a, b), a, b);
  }

  public static Expr div(Expr a, Expr b) {
    return FpRules.binary(Operator.FP_DIV, same(a, b), a, b);
  }

  /** Java's {@code %}: exact, with the sign of the dividend. */
  public static Expr rem(Expr a, Expr b) {
    return FpRules.binary(Operator.FP_REM, same(a, b), a, b);
  }

  public static Expr neg(Expr a) {
    return FpRules.unary(Operator.FP_NEG, same(a, a), a);
  }

  public static Expr abs(Expr a) {
    return FpRules.unary(Operator.FP_ABS, same(a, a), a);
  }

  public static Expr sqrt(Expr a) {
    return FpRules.unary(Operator.FP_SQRT, same(a, a), a);
  }

  public static Expr floor(Expr a) {
    return FpRules.unary(Operator.FP_FLOOR, same(a, a), a);
  }

  public static Expr ceil(Expr a) {
    return FpRules.unary(Operator.FP_CEIL, same(a, a), a);
  }

  /** Rounded to the nearest integer, ties to even. */
  public static Expr rint(Expr a) {
    return FpRules.unary(Operator.FP_RINT, same(a, a), a);
  }

  public static Expr lt(Expr a, Expr b) {
    same(a, b);
    return FpRules.compare(Operator.FP_LT, a, b);
  }

  public static Expr le(Expr a, Expr b) {
    same(a, b);
    return FpRules.compare(Operator.FP_LE, a, b);
  }

  /** Java's {@code ==}: NaN equals nothing, -0 equals +0; {@link Bool#eq} is identity. */
  public static Expr eq(Expr a, Expr b) {
    same(a, b);
    return FpRules.eq(a, b);
  }

  public static Expr isNaN(Expr a) {
    same(a, a);
    return FpRules.isNaN(a);
  }

  /** A signed bit vector as a float or double: i2f, i2d, l2f, l2d. */
  public static Expr fromSigned(Expr e, Sort sort) {
    return FpRules.unary(Operator.FP_FROM_SIGNED, from(e, e.sort().isBitVector(), sort), e);
  }

  /** A float or double as int or long, saturating, NaN to 0: f2i, f2l, d2i, d2l. */
  public static Expr toSigned(Expr e, Sort sort) {
    same(e, e);
    if (sort != Sort.INT && sort != Sort.LONG) {
      throw new IllegalArgumentException(e.sort() + " as " + sort);
    }
    return FpRules.toSigned(e, sort);
  }

  /** Between float and double: f2d, d2f. */
  public static Expr convert(Expr e, Sort sort) {
    same(e, e);
    return FpRules.convert(e, from(e, true, sort));
  }

  /** {@code Float.floatToIntBits} or {@code Double.doubleToLongBits}. */
  public static Expr bits(Expr e) {
    return FpRules.bits(e, same(e, e) == Sort.FLOAT ? Sort.INT : Sort.LONG);
  }

  /** {@code Float.intBitsToFloat} or {@code Double.longBitsToDouble}. */
  public static Expr fromBits(Expr e) {
    boolean bits = e.sort() == Sort.INT || e.sort() == Sort.LONG;
    Sort sort = e.sort() == Sort.INT ? Sort.FLOAT : Sort.DOUBLE;
    return FpRules.fromBits(e, from(e, bits, sort));
  }

  private static Sort same(Expr a, Expr b) {
    if (a.sort() != b.sort() || !a.sort().isFloat()) {
      throw new IllegalArgumentException("floats of sorts " + a.sort() + ", " + b.sort());
    }
    return a.sort();
  }

  private static Sort from(Expr e, boolean allowed, Sort sort) {
    if (!allowed || !sort.isFloat()) {
      throw new IllegalArgumentException(e.sort() + " as " + sort);
    }
    return sort;
  }
}
