// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

/**
 * What each scalar operator computes, written once: constant folding and evaluation both ask here.
 * Values are encoded as in {@link Constant#bits}.
 */
final class Semantics {

  private Semantics() {}

  /** The constant that a binary or unary (then {@code a} twice) operator yields on constants. */
  static Expr fold(Operator operator, Sort result, Expr a, Expr b) {
    return Constant.of(result, apply(operator, result, b.sort(), a.bits64(), b.bits64()));
  }

  /**
   * Applies the operator to two values; one with a single argument ignores the second value, and
   * one with many is applied from left to right.
   *
   * @param result the sort of the application
   * @param operand the sort of its last argument
   */
  static long apply(Operator operator, Sort result, Sort operand, long a, long b) {
    return switch (operator) {
      case NOT -> a ^ 1;
      case AND -> a & b;
      case EQ -> a == b ? 1 : 0;
      case ADD -> result.wrap(a + b);
      case MUL -> result.wrap(a * b);
      case SDIV -> result.wrap(b == 0 ? (a >= 0 ? -1 : 1) : a / b);
      case SREM -> b == 0 ? a : a % b;
      case SHL -> result.wrap(a << distance(result, b));
      case ASHR -> a >> distance(result, b);
      case LSHR -> result.wrap((a & result.mask()) >>> distance(result, b));
      case BVAND -> a & b;
      case BVOR -> a | b;
      case XOR -> a ^ b;
      case BVNOT -> ~a;
      case SLT -> a < b ? 1 : 0;
      case ULT -> Long.compareUnsigned(a, b) < 0 ? 1 : 0;
      case SIGN_EXTEND -> a;
      case ZERO_EXTEND -> a & operand.mask();
      case TRUNCATE -> result.wrap(a);
      case CONCAT -> result.wrap((a << operand.width()) | (b & operand.mask()));
      case ITE, ARRAY, SELECT, STORE, FILL ->
          throw new IllegalArgumentException(operator + " is not a function of two scalars");
      default ->
          operand == Sort.FLOAT || (result == Sort.FLOAT && operator != Operator.FP_CONVERT)
              ? FloatSemantics.apply(operator, result, a, b)
              : DoubleSemantics.apply(operator, result, a, b);
    };
  }

  /** The distance of a shift as the JVM takes it. */
  private static int distance(Sort sort, long b) {
    return (int) b & (sort.width() - 1);
  }
}
