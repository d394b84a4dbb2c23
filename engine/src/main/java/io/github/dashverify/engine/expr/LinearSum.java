// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The linear normal form of sums over one width: coefficients times terms plus a constant, modulo
 * 2^width. Equal sums are equal here, so {@code a - a} is 0 and {@code a + 1 + 2} is {@code a + 3}.
 */
final class LinearSum {

  /** Sums of more terms count as one term, so that a growing sum is not copied at every step. */
  private static final int TERMS = 64;

  private final Sort sort;
  private final Map<Expr, Long> coefficients = new LinkedHashMap<>();
  private long constant;

  LinearSum(Sort sort) {
    this.sort = sort;
  }

  /** Whether the expression is more than one plain term in this form. */
  static boolean isCompound(Expr e) {
    return e.is(Operator.ADD)
        || e.is(Operator.BVNOT)
        || (e.is(Operator.MUL) && e.arg(0).isConstant());
  }

  /** Adds the coefficient times the expression. */
  LinearSum add(Expr e, long coefficient) {
    if (e instanceof Constant value) {
      constant = sort.wrap(constant + coefficient * value.bits());
    } else if (e.is(Operator.ADD) && ((Application) e).arity() <= TERMS) {
      for (Expr summand : ((Application) e).arguments()) {
        addSummand(summand, coefficient);
      }
    } else {
      addSummand(e, coefficient);
    }
    return this;
  }

  private void addSummand(Expr e, long coefficient) {
    if (e instanceof Constant value) {
      constant = sort.wrap(constant + coefficient * value.bits());
    } else if (e.is(Operator.MUL) && e.arg(0).isConstant()) {
      addTerm(e.arg(1), coefficient * e.arg(0).bits64());
    } else if (e.is(Operator.BVNOT)) {
      constant = sort.wrap(constant - coefficient);
      add(e.arg(0), -coefficient);
    } else {
      addTerm(e, coefficient);
    }
  }

  private void addTerm(Expr term, long coefficient) {
    long sum = sort.wrap(coefficients.getOrDefault(term, 0L) + coefficient);
    if (sum == 0) {
      coefficients.remove(term);
    } else {
      coefficients.put(term, sum);
    }
  }

  Sort sort() {
    return sort;
  }

  long constant() {
    return constant;
  }

  /** The coefficient of a term, 0 if it does not occur. */
  long coefficient(Expr term) {
    return coefficients.getOrDefault(term, 0L);
  }

  /** Whether one of the terms applies the operator. */
  boolean hasTerm(Operator operator) {
    for (Expr term : coefficients.keySet()) {
      if (term.is(operator)) {
        return true;
      }
    }
    return false;
  }

  /** The terms with a coefficient other than 0, sorted. */
  List<Expr> terms() {
    List<Expr> terms = new ArrayList<>(coefficients.keySet());
    terms.sort(Order.STRUCTURAL);
    return terms;
  }

  Expr toExpr() {
    DivisionRules.recombine(this);
    if (coefficients.isEmpty()) {
      return Constant.of(sort, constant);
    }
    List<Expr> terms = terms();
    if (terms.size() == 1) {
      return single(terms.get(0), coefficient(terms.get(0)));
    }
    List<Expr> summands = new ArrayList<>(terms.size() + 1);
    for (Expr term : terms) {
      summands.add(scaled(term, coefficient(term)));
    }
    if (constant != 0) {
      summands.add(Constant.of(sort, constant));
    }
    return Bv.apply(Operator.ADD, sort, summands.toArray(Expr[]::new));
  }

  private Expr single(Expr term, long coefficient) {
    if (coefficient == 1 && constant == 0) {
      return term;
    }
    Expr mapped =
        IteRules.map(term, end -> Constant.of(sort, coefficient * end.bits64() + constant));
    if (mapped != null) {
      return mapped;
    }
    if (coefficient == -1 && constant == -1 && !isCompound(term)) {
      return BitRules.not(term);
    }
    Expr scaled = scaled(term, coefficient);
    return constant == 0
        ? scaled
        : Bv.apply(Operator.ADD, sort, scaled, Constant.of(sort, constant));
  }

  private Expr scaled(Expr term, long coefficient) {
    return coefficient == 1
        ? term
        : Bv.apply(Operator.MUL, sort, Constant.of(sort, coefficient), term);
  }
}
