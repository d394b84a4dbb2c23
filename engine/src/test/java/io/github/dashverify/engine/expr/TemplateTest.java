// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.expr.Reference.Op;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Shapes that random graphs seldom hit and single rules are about, on corner values. */
class TemplateTest {

  private static final List<Op> OPS = List.of(Op.values());
  private static final List<Op> ARITHMETIC = OPS.stream().filter(op -> !op.isComparison()).toList();

  private static Expr constant(int width, long value) {
    return Bv.constant(value, Sort.bitVector(width));
  }

  private static void check(Expr expr, Map<Variable, Long> state, long expected) {
    long actual = Evaluator.evaluate(expr, Fuzz.scalars(state));
    assertThat(actual).as("%s in %s", expr, state).isEqualTo(expected);
    if (expr.sort().isBitVector()) {
      assertThat(Facts.of(expr).contains(actual)).as("facts of %s in %s", expr, state).isTrue();
    }
  }

  /** {@code (x op1 c) op2 d}; at eight bits this is tried exhaustively elsewhere. */
  @ParameterizedTest
  @ValueSource(ints = {16, 32, 64})
  void twoConstants(int width) {
    Variable x = Fuzz.variable("x", Sort.bitVector(width));
    Random random = new Random(width);
    for (int i = 0; i < Fuzz.times(4000); i++) {
      Op inner = Fuzz.pick(random, ARITHMETIC);
      Op outer = Fuzz.pick(random, OPS);
      long c = Reference.wrap(width, Fuzz.number(random));
      long d = random.nextBoolean() ? c : Reference.wrap(width, Fuzz.number(random));
      Expr expr = outer.build(inner.build(x, constant(width, c)), constant(width, d));
      for (int j = 0; j < 10; j++) {
        long value = Reference.wrap(width, Fuzz.number(random));
        long expected = Reference.binary(outer, width, Reference.binary(inner, width, value, c), d);
        check(expr, Map.of(x, value), expected);
      }
    }
  }

  /** {@code ((x op1 y) op1 z) op2 c}: what flattening makes of it, against a constant. */
  @Test
  void threeVariables() {
    Variable x = Fuzz.variable("x", Sort.BYTE);
    Variable y = Fuzz.variable("y", Sort.BYTE);
    Variable z = Fuzz.variable("z", Sort.BYTE);
    Random random = new Random(10);
    for (Op inner : List.of(Op.ADD, Op.SUB, Op.MUL, Op.AND, Op.OR, Op.XOR)) {
      for (Op outer : OPS) {
        for (int i = 0; i < Fuzz.times(8); i++) {
          long c = i < 3 ? i - 1 : (byte) Fuzz.number(random);
          Expr expr = outer.build(inner.build(inner.build(x, y), z), constant(8, c));
          for (long a = -2; a < 3; a++) {
            for (long b = -2; b < 3; b++) {
              for (long d = -2; d < 3; d++) {
                long left = Reference.binary(inner, 8, Reference.binary(inner, 8, a, b), d);
                check(expr, Map.of(x, a, y, b, z, d), Reference.binary(outer, 8, left, c));
              }
            }
          }
        }
      }
    }
  }

  /** Truncated and extended again, with values on both sides of what fits. */
  @Test
  void narrowedAndWidened() {
    Variable x = Fuzz.variable("x", Sort.SHORT);
    Random random = new Random(11);
    for (int i = 0; i < Fuzz.times(3000); i++) {
      Op op = Fuzz.pick(random, ARITHMETIC);
      long c = random.nextBoolean() ? 126 + random.nextInt(4) : (short) Fuzz.number(random);
      Expr wide = op.build(x, constant(16, c));
      Expr narrow = Bv.truncate(wide, Sort.BYTE);
      for (int j = 0; j < 20; j++) {
        long value = (short) Fuzz.number(random);
        long result = Reference.binary(op, 16, value, c);
        check(Bv.signExtend(narrow, Sort.INT), Map.of(x, value), (byte) result);
        check(Bv.zeroExtend(narrow, Sort.SHORT), Map.of(x, value), result & 255);
      }
    }
  }

  /** Division where the facts know the sign of the divisor but not its value. */
  @Test
  void divisorsOfKnownSign() {
    Variable x = Fuzz.variable("x", Sort.BYTE);
    Variable y = Fuzz.variable("y", Sort.BYTE);
    for (long mask : new long[] {1, 3, 7, 15, 127}) {
      Expr divisor = Bv.or(Bv.and(y, constant(8, mask)), constant(8, 1));
      for (Expr dividend : List.of(x, Bv.srem(x, constant(8, 10)), Bv.ashr(x, constant(8, 3)))) {
        for (long a = -128; a < 128; a++) {
          for (long b : new long[] {0, 1, 2, 3, 6, 14, 126, -1, -128}) {
            Map<Variable, Long> state = Map.of(x, a, y, b);
            long n = Evaluator.evaluate(dividend, Fuzz.scalars(state));
            long d = (b & mask) | 1;
            check(Bv.sdiv(dividend, divisor), state, n / d);
            check(Bv.srem(dividend, divisor), state, n % d);
          }
        }
      }
    }
  }

  /** Junctions of few variables against their truth tables. */
  @Test
  void clauses() {
    List<Variable> variables = new ArrayList<>();
    for (String name : List.of("p", "q", "r", "s")) {
      variables.add(Fuzz.variable(name, Sort.BOOL));
    }
    for (int seed = 0; seed < Fuzz.times(6000); seed++) {
      Random random = new Random(seed);
      List<List<Expr>> clauses = new ArrayList<>();
      for (int i = 2 + random.nextInt(4); i > 0; i--) {
        List<Expr> clause = new ArrayList<>();
        for (int j = 1 + random.nextInt(4); j > 0; j--) {
          Expr variable = Fuzz.pick(random, variables);
          clause.add(random.nextBoolean() ? variable : Bool.not(variable));
        }
        clauses.add(clause);
      }
      Expr expr = Bool.and(clauses.stream().map(Bool::or).toList());
      for (int bits = 0; bits < 16; bits++) {
        Map<Variable, Long> state = new HashMap<>();
        for (int i = 0; i < 4; i++) {
          state.put(variables.get(i), (bits >> i) & 1L);
        }
        boolean expected = true;
        for (List<Expr> clause : clauses) {
          expected &=
              clause.stream()
                  .anyMatch(
                      literal ->
                          literal instanceof Variable variable
                              ? state.get(variable) == 1
                              : state.get(literal.arg(0)) == 0);
        }
        check(expr, state, Reference.bool(expected));
      }
    }
  }
}
