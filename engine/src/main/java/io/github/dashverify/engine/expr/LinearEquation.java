// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.List;

/**
 * The normal form of {@code sum == 0}, exact modulo 2^width: terms with positive coefficients stand
 * on the left, the others and the constant on the right, and the first term is on the left.
 */
final class LinearEquation {

  private LinearEquation() {}

  static Expr of(LinearSum sum) {
    Expr difference = sum.toExpr();
    if (!Facts.of(difference).contains(0)) {
      return Bool.FALSE;
    }
    if (difference.isConstant()) {
      return Bool.TRUE;
    }
    LinearSum recombined = new LinearSum(sum.sort()).add(difference, 1);
    List<Expr> terms = recombined.terms();
    if (terms.size() == 1) {
      return single(terms.get(0), recombined);
    }
    return split(recombined, terms);
  }

  /** {@code c * t + k == 0}: an odd factor of the coefficient has an inverse. */
  private static Expr single(Expr term, LinearSum sum) {
    Sort sort = sum.sort();
    long coefficient = sum.coefficient(term);
    int zeros = Long.numberOfTrailingZeros(coefficient);
    long inverse = inverse(coefficient >> zeros);
    Expr value = Constant.of(sort, -sum.constant() * inverse);
    if (zeros == 0) {
      return Bool.eq(term, value);
    }
    return equation(new LinearSum(sort).add(term, 1L << zeros).toExpr(), value);
  }

  /** The inverse of an odd number modulo 2^64, by Newton's iteration. */
  private static long inverse(long odd) {
    long inverse = odd;
    for (int bits = 3; bits < Long.SIZE; bits *= 2) {
      inverse *= 2 - odd * inverse;
    }
    return inverse;
  }

  private static Expr split(LinearSum sum, List<Expr> terms) {
    Sort sort = sum.sort();
    long sign = sum.coefficient(terms.get(0)) < 0 ? -1 : 1;
    LinearSum left = new LinearSum(sort);
    LinearSum right = new LinearSum(sort);
    right.add(Constant.of(sort, -sign * sum.constant()), 1);
    for (Expr term : terms) {
      long coefficient = sort.wrap(sign * sum.coefficient(term));
      if (coefficient > 0) {
        left.add(term, coefficient);
      } else {
        right.add(term, -coefficient);
      }
    }
    return equation(left.toExpr(), right.toExpr());
  }

  private static Expr equation(Expr a, Expr b) {
    if (!LinearSum.isCompound(a) && !LinearSum.isCompound(b)) {
      return Bool.eq(a, b);
    }
    return a.isConstant()
        ? Application.of(Operator.EQ, Sort.BOOL, b, a)
        : Application.of(Operator.EQ, Sort.BOOL, a, b);
  }
}
