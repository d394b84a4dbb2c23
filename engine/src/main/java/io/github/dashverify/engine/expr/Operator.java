// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

/**
 * What an {@link Application} applies to its arguments.
 *
 * <p>The set is small on purpose: the factories bring everything into a normal form, so that equal
 * meanings meet in the same object. What is not here is expressed by what is here:
 *
 * <ul>
 *   <li>{@code a || b} is {@code !(!a && !b)};
 *   <li>{@code a <= b} is {@code !(b < a)}, signed and unsigned;
 *   <li>{@code a - b} and {@code -b} are sums with the coefficient -1;
 *   <li>{@code a << constant} is a multiplication with a power of two.
 * </ul>
 */
public enum Operator {
  /** Negation; one Bool, never itself a negation. */
  NOT,
  /** Conjunction; two or more Bools, sorted. */
  AND,
  /** Identity of two values of any sort; of floats, identity of bits (all NaN are one value). */
  EQ,
  /** {@code condition ? then : else}; the branches may have any sort. */
  ITE,

  /** Sum modulo 2^width; two or more summands, sorted, at most one constant, which is last. */
  ADD,
  /**
   * Product modulo 2^width; either exactly {@code (constant, term)} or two or more terms without a
   * constant, sorted.
   */
  MUL,
  /**
   * Signed quotient, rounded towards zero; {@code MIN / -1 = MIN}. As in SMT-LIB, {@code x / 0} is
   * -1 if {@code x >= 0}, else 1.
   */
  SDIV,
  /** Remainder of {@link #SDIV}, with the sign of the dividend; {@code x % 0 = x}. */
  SREM,
  /** Left shift; the distance (second argument) is masked with width-1 and not a constant. */
  SHL,
  /** Arithmetic right shift; the distance is masked with width-1. */
  ASHR,
  /** Logical right shift; the distance is masked with width-1. */
  LSHR,
  /** Bitwise conjunction; two or more bit vectors, at most one constant, which is last. */
  BVAND,
  /** Bitwise disjunction; two or more bit vectors, at most one constant, which is last. */
  BVOR,
  /** Bitwise exclusive disjunction; two or more bit vectors, at most one constant, last. */
  XOR,
  /** Bitwise complement; also stands for {@code -x - 1}. */
  BVNOT,
  /** Signed {@code <}. */
  SLT,
  /** Unsigned {@code <}. */
  ULT,
  /** To the wider sort of the application, copies of the sign in front. */
  SIGN_EXTEND,
  /** To the wider sort of the application, zeros in front. */
  ZERO_EXTEND,
  /** To the narrower sort of the application: the low bits. */
  TRUNCATE,
  /** The first argument's bits above the second's. */
  CONCAT,

  /** IEEE sum, rounded to nearest even, as are all the following. */
  FP_ADD,
  FP_SUB,
  FP_MUL,
  FP_DIV,
  /** Java's {@code %}: exact, truncated quotient, sign of the dividend. */
  FP_REM,
  FP_NEG,
  FP_ABS,
  FP_SQRT,
  /** IEEE {@code <}: false if an operand is NaN. */
  FP_LT,
  /** IEEE {@code <=}: false if an operand is NaN. */
  FP_LE,
  /** IEEE {@code ==}: false if an operand is NaN, and -0 equals +0. */
  FP_EQ,
  FP_IS_NAN,
  /** Signed bit vector to the float sort of the application, rounded to nearest even. */
  FP_FROM_SIGNED,
  /** Float to the bit-vector sort of the application: towards zero, saturating, NaN to 0. */
  FP_TO_SIGNED,
  /** Between float and double. */
  FP_CONVERT,
  /** {@code Float.floatToIntBits} and {@code Double.doubleToLongBits}: NaN is canonical. */
  FP_TO_BITS,
  /** {@code Float.intBitsToFloat} and {@code Double.longBitsToDouble}: every NaN becomes one. */
  FP_FROM_BITS,
  FP_FLOOR,
  FP_CEIL,
  /** To the nearest integer, ties to even. */
  FP_RINT,

  /** The array that has its one argument in every cell. */
  ARRAY,
  /** The cell of a memory variable (first argument) at an index. */
  SELECT,
  /** An array like the first argument, but with the third at the index given by the second. */
  STORE,
  /**
   * An array like the first argument, but with the third in all cells whose index has the second as
   * its upper 32 bits.
   */
  FILL
}
