// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Application;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Constant;
import io.github.dashverify.engine.expr.Evaluator;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Operator;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Variable;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BinaryOperator;

/**
 * An operator on many pairs of values at once. What evaluation says about them is a question to a
 * solver: that all results are so must be satisfiable, that one is not must be unsatisfiable.
 */
final class Samples {

  private final List<Expr> fixed = new ArrayList<>();
  private final List<Expr> results = new ArrayList<>();
  private final Set<Operator> operators = EnumSet.noneOf(Operator.class);

  private Samples() {}

  static Samples of(BinaryOperator<Expr> operator, Sort left, Sort right, int number) {
    Samples samples = new Samples();
    Random random = new Random(left.width() * 100L + right.width());
    long[] corners = corners(left);
    if (left.isBitVector() && right.isBitVector()) {
      long min = -1L << (left.width() - 1);
      samples.add(operator, Constant.of(left, min), Constant.of(right, -1), number);
      samples.add(operator, Constant.of(left, min), Constant.of(right, 0), number + 1);
    }
    for (int i = 0; i < number; i++) {
      boolean corner = i < number * 2 / 3;
      long a = corner ? corners[random.nextInt(corners.length)] : random.nextLong();
      long[] others = corners(right);
      long b = corner ? others[random.nextInt(others.length)] : random.nextLong();
      samples.add(operator, Constant.of(left, a), Constant.of(right, b), i);
    }
    return samples;
  }

  private void add(BinaryOperator<Expr> operator, Constant a, Constant b, int number) {
    Variable x = Named.variable("x" + number, a.sort());
    Variable y = Named.variable("y" + number, b.sort());
    Expr application = operator.apply(x, y);
    if (application instanceof Application app) {
      operators.add(app.operator());
    }
    Map<Variable, Long> values = x == y ? Map.of(x, a.bits()) : Map.of(x, a.bits(), y, b.bits());
    long result = Evaluator.evaluate(application, new Model(values, Map.of()));
    fixed.add(Bool.eq(x, a));
    fixed.add(Bool.eq(y, b));
    results.add(Bool.eq(application, Constant.of(application.sort(), result)));
  }

  Set<Operator> operators() {
    return operators;
  }

  /** The results are as evaluation says. */
  List<Expr> right() {
    List<Expr> query = new ArrayList<>(fixed);
    query.addAll(results);
    return query;
  }

  /** Some result is another one. */
  List<Expr> wrong() {
    List<Expr> query = new ArrayList<>(fixed);
    query.add(Bool.not(Bool.and(results)));
    return query;
  }

  private static long[] corners(Sort sort) {
    if (sort == Sort.FLOAT) {
      float[] values = {
        0f,
        -0f,
        1f,
        -1f,
        0.5f,
        -0.5f,
        1.5f,
        2.5f,
        -2.5f,
        3.1415927f,
        1e10f,
        -1e10f,
        1e20f,
        0x1p31f,
        -0x1p31f,
        0x1p63f,
        -0x1p63f,
        0x1.fffffep30f,
        Float.NaN,
        Float.MIN_VALUE,
        -Float.MIN_VALUE,
        Float.MIN_NORMAL,
        0x0.fffffep-126f,
        Float.MAX_VALUE,
        -Float.MAX_VALUE,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY
      };
      long[] bits = new long[values.length];
      for (int i = 0; i < bits.length; i++) {
        bits[i] = Float.floatToIntBits(values[i]);
      }
      return bits;
    }
    if (sort == Sort.DOUBLE) {
      double[] values = {
        0.0,
        -0.0,
        1,
        -1,
        0.5,
        -0.5,
        1.5,
        2.5,
        -2.5,
        Math.PI,
        1e10,
        -1e10,
        1e40,
        -1e-50,
        0x1p31,
        -0x1p31,
        -0x1.00000001p31,
        0x1p63,
        -0x1p63,
        2147483647.5,
        -2147483648.5,
        Double.NaN,
        Double.MIN_VALUE,
        -Double.MIN_VALUE,
        Double.MIN_NORMAL,
        Double.MAX_VALUE,
        -Double.MAX_VALUE,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Float.MAX_VALUE
      };
      long[] bits = new long[values.length];
      for (int i = 0; i < bits.length; i++) {
        bits[i] = Double.doubleToLongBits(values[i]);
      }
      return bits;
    }
    if (sort.isBool()) {
      return new long[] {0, 1};
    }
    long min = -1L << (sort.width() - 1);
    return new long[] {
      0,
      1,
      -1,
      2,
      -2,
      3,
      7,
      -7,
      31,
      32,
      33,
      63,
      64,
      65,
      min,
      min + 1,
      ~min,
      ~min - 1,
      min / 2,
      0x5555555555555555L
    };
  }
}
