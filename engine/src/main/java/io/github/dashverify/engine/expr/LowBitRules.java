// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayList;
import java.util.List;

/**
 * What only changes high bits does not matter under a mask of low bits: {@code (a + 2 * b) & 1} is
 * {@code a & 1}, and {@code ((a & 255) + b) & 15} is {@code (a + b) & 15}.
 */
final class LowBitRules {

  private LowBitRules() {}

  /** The expression or one that is equal to it in the bits of the mask. */
  static Expr strip(Expr e, long mask) {
    if (mask <= 0 || (mask & (mask + 1)) != 0) {
      return e;
    }
    if (LinearSum.isCompound(e) && !e.is(Operator.BVNOT)) {
      return stripSum(e, mask);
    }
    return e.is(Operator.MUL) ? stripFactors((Application) e, mask) : unmask(e, mask);
  }

  private static Expr stripSum(Expr e, long mask) {
    Sort sort = e.sort();
    LinearSum sum = new LinearSum(sort).add(e, 1);
    LinearSum reduced = new LinearSum(sort);
    boolean changed = sum.constant() != reduce(sum.constant(), mask);
    reduced.add(Constant.of(sort, reduce(sum.constant(), mask)), 1);
    for (Expr term : sum.terms()) {
      long coefficient = reduce(sum.coefficient(term), mask);
      Expr unmasked = unmask(term, mask);
      changed |= coefficient != sum.coefficient(term) || unmasked != term;
      reduced.add(unmasked, coefficient);
    }
    return changed ? reduced.toExpr() : e;
  }

  /** The number closest to zero that agrees in the low bits; of two, the positive one. */
  private static long reduce(long value, long mask) {
    long low = value & mask;
    return low > mask / 2 + 1 ? low - mask - 1 : low;
  }

  private static Expr stripFactors(Application product, long mask) {
    List<Expr> factors = new ArrayList<>(product.arity());
    for (Expr factor : product.arguments()) {
      factors.add(unmask(factor, mask));
    }
    if (factors.equals(product.arguments())) {
      return product;
    }
    Expr result = factors.get(0);
    for (Expr factor : factors.subList(1, factors.size())) {
      result = ArithmeticRules.mul(result, factor);
    }
    return result;
  }

  private static Expr unmask(Expr e, long mask) {
    boolean masked =
        e.is(Operator.BVAND)
            && ((Application) e).arity() == 2
            && e.arg(1).isConstant()
            && (e.arg(1).bits64() & mask) == mask;
    return masked ? e.arg(0) : e;
  }
}
