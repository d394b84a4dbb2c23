// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

/**
 * Puts together inside a sum what a division took apart: {@code a / b * b + a % b} is {@code a},
 * for every divisor, and so is {@code (a >> k) * 2^k + (a & (2^k - 1))}. No solver finds the first
 * by itself in reasonable time.
 */
final class DivisionRules {

  private DivisionRules() {}

  static void recombine(LinearSum sum) {
    if (!sum.hasTerm(Operator.SREM) && !sum.hasTerm(Operator.BVAND)) {
      return;
    }
    for (Expr term : sum.terms()) {
      if (term.is(Operator.SREM)) {
        recombineRemainder(sum, term);
      } else if (term.is(Operator.BVAND)) {
        recombineLowBits(sum, (Application) term);
      }
    }
  }

  private static void recombineRemainder(LinearSum sum, Expr remainder) {
    Expr a = remainder.arg(0);
    Expr b = remainder.arg(1);
    LinearSum product =
        new LinearSum(sum.sort()).add(ArithmeticRules.mul(ArithmeticRules.sdiv(a, b), b), 1);
    replace(sum, remainder, product, a);
  }

  private static void recombineLowBits(LinearSum sum, Application low) {
    if (low.arity() != 2 || !low.argument(1).isConstant()) {
      return;
    }
    long mask = low.argument(1).bits64();
    if (mask <= 0 || (mask & (mask + 1)) != 0) {
      return;
    }
    Expr a = low.argument(0);
    Expr distance = Constant.of(sum.sort(), Long.bitCount(mask));
    LinearSum shifted = new LinearSum(sum.sort());
    shifted.add(ShiftRules.lshr(a, distance), mask + 1);
    if (!replace(sum, low, shifted, a)) {
      LinearSum signed = new LinearSum(sum.sort());
      replace(sum, low, signed.add(ShiftRules.ashr(a, distance), mask + 1), a);
    }
  }

  /** Replaces {@code part + rest} by {@code whole} if the sum has both with one coefficient. */
  private static boolean replace(LinearSum sum, Expr part, LinearSum rest, Expr whole) {
    if (rest.terms().size() != 1 || rest.constant() != 0) {
      return false;
    }
    Expr term = rest.terms().get(0);
    long factor = sum.coefficient(part);
    long expected = sum.sort().wrap(factor * rest.coefficient(term));
    if (factor == 0 || expected == 0 || sum.coefficient(term) != expected) {
      return false;
    }
    sum.add(part, -factor).add(term, -expected).add(whole, factor);
    return true;
  }
}
