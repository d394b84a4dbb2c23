// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.List;

/** Bit vectors with the JVM's semantics: two's complement, wrapping, shift distances masked. */
public final class Bv {

  private Bv() {}

  public static Expr constant(long value, Sort sort) {
    if (!sort.isBitVector()) {
      throw new IllegalArgumentException("bit vector of sort " + sort);
    }
    return Constant.of(sort, value);
  }

  public static Expr intConst(int value) {
    return Constant.of(Sort.INT, value);
  }

  public static Expr longConst(long value) {
    return Constant.of(Sort.LONG, value);
  }

  public static Expr add(Expr a, Expr b) {
    return new LinearSum(same(a, b)).add(a, 1).add(b, 1).toExpr();
  }

  public static Expr sub(Expr a, Expr b) {
    return new LinearSum(same(a, b)).add(a, 1).add(b, -1).toExpr();
  }

  public static Expr neg(Expr a) {
    return new LinearSum(same(a, a)).add(a, -1).toExpr();
  }

  public static Expr mul(Expr a, Expr b) {
    same(a, b);
    return ArithmeticRules.mul(a, b);
  }

  /**
   * Java's {@code /}, {@code MIN / -1 = MIN} included; the quotient by zero, which Java does not
   * have, is SMT-LIB's: -1 if {@code a >= 0}, else 1.
   */
  public static Expr sdiv(Expr a, Expr b) {
    same(a, b);
    return ArithmeticRules.sdiv(a, b);
  }

  /** Java's {@code %}; the remainder by zero, which Java does not have, is {@code a}. */
  public static Expr srem(Expr a, Expr b) {
    same(a, b);
    return ArithmeticRules.srem(a, b);
  }

  /** Java's {@code <<}; the distance has the sort of the value and is masked with width-1. */
  public static Expr shl(Expr a, Expr distance) {
    same(a, distance);
    return ShiftRules.shl(a, distance);
  }

  /** Java's {@code >>}; the distance has the sort of the value and is masked with width-1. */
  public static Expr ashr(Expr a, Expr distance) {
    same(a, distance);
    return ShiftRules.ashr(a, distance);
  }

  /** Java's {@code >>>}; the distance has the sort of the value and is masked with width-1. */
  public static Expr lshr(Expr a, Expr distance) {
    same(a, distance);
    return ShiftRules.lshr(a, distance);
  }

  public static Expr and(Expr a, Expr b) {
    return BitRules.and(same(a, b), List.of(a, b));
  }

  public static Expr or(Expr a, Expr b) {
    return BitRules.or(same(a, b), List.of(a, b));
  }

  public static Expr xor(Expr a, Expr b) {
    return BitRules.xor(same(a, b), List.of(a, b));
  }

  public static Expr not(Expr a) {
    same(a, a);
    return BitRules.not(a);
  }

  public static Expr slt(Expr a, Expr b) {
    same(a, b);
    return CompareRules.slt(a, b);
  }

  public static Expr sle(Expr a, Expr b) {
    return Bool.not(slt(b, a));
  }

  public static Expr sgt(Expr a, Expr b) {
    return slt(b, a);
  }

  public static Expr sge(Expr a, Expr b) {
    return Bool.not(slt(a, b));
  }

  public static Expr ult(Expr a, Expr b) {
    same(a, b);
    return CompareRules.ult(a, b);
  }

  public static Expr ule(Expr a, Expr b) {
    return Bool.not(ult(b, a));
  }

  /** The same signed value in a sort at least as wide. */
  public static Expr signExtend(Expr e, Sort sort) {
    return ResizeRules.signExtend(widening(e, sort), sort);
  }

  /** The same unsigned value in a sort at least as wide. */
  public static Expr zeroExtend(Expr e, Sort sort) {
    return ResizeRules.zeroExtend(widening(e, sort), sort);
  }

  /** The low bits, in a sort at most as wide. */
  public static Expr truncate(Expr e, Sort sort) {
    same(e, e);
    if (!sort.isBitVector() || sort.width() > e.sort().width()) {
      throw new IllegalArgumentException("truncation of " + e.sort() + " to " + sort);
    }
    return ResizeRules.truncate(e, sort);
  }

  /** The bits of {@code high} above those of {@code low}. */
  public static Expr concat(Expr high, Expr low) {
    same(high, high);
    same(low, low);
    return ResizeRules.concat(high, low);
  }

  /** The application as it stands, or its value if the facts leave only one. */
  static Expr apply(Operator operator, Sort sort, Expr... arguments) {
    Expr e = Application.of(operator, sort, arguments);
    Facts facts = Facts.of(e);
    return facts.min() == facts.max() ? Constant.of(sort, facts.min()) : e;
  }

  private static Sort same(Expr a, Expr b) {
    if (a.sort() != b.sort() || !a.sort().isBitVector()) {
      throw new IllegalArgumentException("bit vectors of sorts " + a.sort() + ", " + b.sort());
    }
    return a.sort();
  }

  private static Expr widening(Expr e, Sort sort) {
    same(e, e);
    if (!sort.isBitVector() || sort.width() < e.sort().width()) {
      throw new IllegalArgumentException("extension of " + e.sort() + " to " + sort);
    }
    return e;
  }
}
