// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.github.dashverify.engine.expr.Reference.Op;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Eight bits are few enough to try all values, for every operator and for small templates. */
class ExhaustiveByteTest {

  private static final Variable X = Fuzz.variable("x", Sort.BYTE);
  private static final Variable Y = Fuzz.variable("y", Sort.BYTE);
  private static final List<Op> OPS = List.of(Op.values());

  @ParameterizedTest
  @EnumSource
  void twoVariables(Op op) {
    checkAllPairs(op.build(X, Y), (x, y) -> Reference.binary(op, 8, x, y));
  }

  @ParameterizedTest
  @EnumSource
  void oneVariableTwice(Op op) {
    checkAll(op.build(X, X), (x, y) -> Reference.binary(op, 8, x, x));
  }

  @ParameterizedTest
  @EnumSource
  void variableAndConstant(Op op) {
    for (long c = -128; c < 128; c++) {
      long k = c;
      Expr constant = Bv.constant(c, Sort.BYTE);
      checkAll(op.build(X, constant), (x, y) -> Reference.binary(op, 8, x, k));
      checkAll(op.build(constant, X), (x, y) -> Reference.binary(op, 8, k, x));
    }
  }

  /** {@code (x op1 c) op2 d} and {@code d op2 (x op1 c)} for all operators and some constants. */
  @Test
  void twoConstants() {
    Random random = new Random(1);
    for (Op inner : OPS) {
      for (Op outer : OPS) {
        for (int i = 0; i < Fuzz.times(12) && !inner.isComparison(); i++) {
          long c = (byte) Fuzz.number(random);
          long d = (byte) Fuzz.number(random);
          Expr first = inner.build(X, Bv.constant(c, Sort.BYTE));
          Expr second = Bv.constant(d, Sort.BYTE);
          checkAll(
              outer.build(first, second),
              (x, y) -> Reference.binary(outer, 8, Reference.binary(inner, 8, x, c), d));
          checkAll(
              outer.build(second, first),
              (x, y) -> Reference.binary(outer, 8, d, Reference.binary(inner, 8, x, c)));
        }
      }
    }
  }

  /** {@code (x op1 y) op2 (x op3 y)}, one of the inner operands sometimes a constant. */
  @Test
  void threeOperators() {
    Random random = new Random(2);
    List<Op> arithmetic = OPS.stream().filter(op -> !op.isComparison()).toList();
    for (int i = 0; i < Fuzz.times(1500); i++) {
      Op left = Fuzz.pick(random, arithmetic);
      Op right = Fuzz.pick(random, arithmetic);
      Op outer = Fuzz.pick(random, OPS);
      long c = (byte) Fuzz.number(random);
      boolean constant = random.nextBoolean();
      Expr a = left.build(X, Y);
      Expr b = right.build(X, constant ? Bv.constant(c, Sort.BYTE) : Y);
      checkCorners(
          outer.build(a, b),
          (x, y) ->
              Reference.binary(
                  outer,
                  8,
                  Reference.binary(left, 8, x, y),
                  Reference.binary(right, 8, x, constant ? c : y)));
    }
  }

  /** {@code (x op1 c) op2 (x op3 d)}, and {@code x} itself on either side. */
  @Test
  void oneVariableOnBothSides() {
    Random random = new Random(7);
    List<Op> arithmetic = OPS.stream().filter(op -> !op.isComparison()).toList();
    for (Op outer : OPS) {
      for (Op left : arithmetic) {
        for (int i = 0; i < Fuzz.times(10); i++) {
          Op right = random.nextInt(3) > 0 ? left : Fuzz.pick(random, arithmetic);
          long c = (byte) Fuzz.number(random);
          long d = (byte) Fuzz.number(random);
          Expr a = left.build(X, Bv.constant(c, Sort.BYTE));
          Expr b = right.build(X, Bv.constant(d, Sort.BYTE));
          LongUnaryOperator first = x -> Reference.binary(left, 8, x, c);
          LongUnaryOperator second = x -> Reference.binary(right, 8, x, d);
          checkAll(
              outer.build(a, b),
              (x, y) -> Reference.binary(outer, 8, first.applyAsLong(x), second.applyAsLong(x)));
          checkAll(
              outer.build(a, X), (x, y) -> Reference.binary(outer, 8, first.applyAsLong(x), x));
          checkAll(
              outer.build(X, a), (x, y) -> Reference.binary(outer, 8, x, first.applyAsLong(x)));
        }
      }
    }
  }

  /** Operations on extended bytes, whole and truncated again. */
  @Test
  void extensions() {
    Random random = new Random(8);
    for (Op op : OPS) {
      for (int i = 0; i < Fuzz.times(40); i++) {
        long c = (short) Fuzz.number(random);
        boolean signed = random.nextBoolean();
        boolean otherSigned = random.nextInt(3) > 0 ? signed : random.nextBoolean();
        boolean constant = random.nextBoolean();
        Expr a = extend(X, signed);
        Expr b = constant ? Bv.constant(c, Sort.SHORT) : extend(Y, otherSigned);
        Expr wide = op.build(a, b);
        LongBinaryOperator value =
            (x, y) -> {
              long left = signed ? x : x & 255;
              long right = constant ? c : otherSigned ? y : y & 255;
              return Reference.binary(op, 16, left, right);
            };
        checkCorners(wide, value);
        if (!op.isComparison()) {
          checkCorners(Bv.truncate(wide, Sort.BYTE), (x, y) -> (byte) value.applyAsLong(x, y));
        }
      }
    }
  }

  private static Expr extend(Expr e, boolean signed) {
    return signed ? Bv.signExtend(e, Sort.SHORT) : Bv.zeroExtend(e, Sort.SHORT);
  }

  /** Sums of what {@link DivisionRules} puts together, with coefficients that do and do not fit. */
  @Test
  void quotientsAndRemaindersInSums() {
    Random random = new Random(9);
    for (int i = 0; i < Fuzz.times(2000); i++) {
      long k = random.nextInt(3) + 1;
      long m = random.nextInt(3) > 0 ? k : (byte) Fuzz.number(random);
      int shift = random.nextInt(8);
      long mask = random.nextInt(3) > 0 ? (1L << shift) - 1 : random.nextInt(16);
      long divisor = (byte) Fuzz.number(random);
      boolean byVariable = random.nextBoolean();
      boolean unsigned = random.nextBoolean();
      Expr b = byVariable ? Y : Bv.constant(divisor, Sort.BYTE);
      Expr quotient = Bv.mul(Bv.sdiv(X, b), Bv.mul(b, Bv.constant(k, Sort.BYTE)));
      Expr remainder = Bv.mul(Bv.srem(X, b), Bv.constant(m, Sort.BYTE));
      checkCorners(
          Bv.add(quotient, remainder),
          (x, y) -> {
            long by = byVariable ? y : divisor;
            return (byte)
                (Reference.binary(Op.SDIV, 8, x, by) * by * k
                    + Reference.binary(Op.SREM, 8, x, by) * m);
          });
      Expr distance = Bv.constant(shift, Sort.BYTE);
      long factor = random.nextInt(4) > 0 ? k << shift : k * (mask + 1);
      Expr high = unsigned ? Bv.lshr(X, distance) : Bv.ashr(X, distance);
      Expr low = Bv.mul(Bv.and(X, Bv.constant(mask, Sort.BYTE)), Bv.constant(m, Sort.BYTE));
      checkAll(
          Bv.add(Bv.mul(high, Bv.constant(factor, Sort.BYTE)), low),
          (x, y) -> (byte) (((unsigned ? x & 255 : x) >> shift) * factor + (x & mask) * m));
    }
  }

  /** Conjunctions and disjunctions of comparisons with constants, and of the two variables. */
  @Test
  void junctionsOfComparisons() {
    Random random = new Random(3);
    List<Op> comparisons = OPS.stream().filter(Op::isComparison).toList();
    for (int i = 0; i < Fuzz.times(4000); i++) {
      List<Expr> exprs = new ArrayList<>();
      List<LongBinaryOperator> values = new ArrayList<>();
      for (int n = 2 + random.nextInt(3); n > 0; n--) {
        Op op = Fuzz.pick(random, comparisons);
        boolean negated = random.nextBoolean();
        boolean constant = random.nextInt(3) > 0;
        boolean swapped = random.nextBoolean();
        long c = random.nextInt(9) - 4 + (random.nextInt(4) == 0 ? 127 : 0);
        long k = (byte) c;
        Expr other = constant ? Bv.constant(k, Sort.BYTE) : Y;
        Expr expr = swapped ? op.build(other, X) : op.build(X, other);
        exprs.add(negated ? Bool.not(expr) : expr);
        values.add(
            (x, y) -> {
              long right = constant ? k : y;
              long value =
                  swapped ? Reference.binary(op, 8, right, x) : Reference.binary(op, 8, x, right);
              return negated ? value ^ 1 : value;
            });
      }
      if (exprs.size() > 2) {
        Expr nested = Bool.and(exprs.get(0), Bool.not(Bool.and(exprs.get(1), exprs.get(2))));
        checkCorners(
            nested,
            (x, y) ->
                values.get(0).applyAsLong(x, y)
                    & (1 ^ (values.get(1).applyAsLong(x, y) & values.get(2).applyAsLong(x, y))));
        Expr choice = Bool.and(exprs.get(0), Bool.ite(exprs.get(1), exprs.get(2), Bool.eq(X, Y)));
        checkCorners(
            choice,
            (x, y) ->
                values.get(0).applyAsLong(x, y)
                    & (values.get(1).applyAsLong(x, y) == 1
                        ? values.get(2).applyAsLong(x, y)
                        : Reference.bool(x == y)));
      }
      checkCorners(
          Bool.and(exprs),
          (x, y) -> values.stream().mapToLong(v -> v.applyAsLong(x, y)).min().orElse(1));
      checkCorners(
          Bool.or(exprs),
          (x, y) -> values.stream().mapToLong(v -> v.applyAsLong(x, y)).max().orElse(0));
    }
  }

  @Test
  void quotientAndRemainderMakeTheDividend() {
    Expr sum = Bv.add(Bv.mul(Bv.sdiv(X, Y), Y), Bv.srem(X, Y));
    assertThat(sum).isSameAs(X);
    LongBinaryOperator reference =
        (x, y) ->
            Reference.binary(
                Op.ADD,
                8,
                Reference.binary(Op.MUL, 8, Reference.binary(Op.SDIV, 8, x, y), y),
                Reference.binary(Op.SREM, 8, x, y));
    checkAllPairs(sum, reference);
  }

  @Test
  void narrowBitVectors() {
    Sort four = Sort.bitVector(4);
    Variable narrow = Fuzz.variable("n", four);
    for (long n = -8; n < 8; n++) {
      Valuation state = Fuzz.scalars(Map.of(narrow, n));
      assertThat(Evaluator.evaluate(Bv.signExtend(narrow, Sort.BYTE), state)).isEqualTo(n);
      assertThat(Evaluator.evaluate(Bv.zeroExtend(narrow, Sort.BYTE), state)).isEqualTo(n & 15);
      Expr twice = Bv.concat(narrow, narrow);
      assertThat(Evaluator.evaluate(twice, state)).isEqualTo((byte) ((n << 4) | (n & 15)));
      assertThat(Evaluator.evaluate(Bv.truncate(twice, four), state)).isEqualTo(n);
      Expr high = Bv.truncate(Bv.lshr(twice, Bv.constant(4, Sort.BYTE)), four);
      assertThat(high).isSameAs(narrow);
    }
  }

  private static void checkAll(Expr expr, LongBinaryOperator reference) {
    for (long x = -128; x < 128; x++) {
      check(expr, x, 0, reference);
    }
  }

  private static void checkAllPairs(Expr expr, LongBinaryOperator reference) {
    for (long x = -128; x < 128; x++) {
      for (long y = -128; y < 128; y++) {
        check(expr, x, y, reference);
      }
    }
  }

  private static void checkCorners(Expr expr, LongBinaryOperator reference) {
    long[] corners = {-128, -127, -64, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 8, 63, 126, 127};
    for (long x : corners) {
      for (long y : corners) {
        check(expr, x, y, reference);
      }
    }
  }

  private static void check(Expr expr, long x, long y, LongBinaryOperator reference) {
    Valuation state =
        new Valuation() {
          @Override
          public long value(Variable scalar) {
            return scalar == X ? x : y;
          }

          @Override
          public long select(Variable memory, long index) {
            throw new AssertionError(memory);
          }
        };
    long actual = Evaluator.evaluate(expr, state);
    long expected = reference.applyAsLong(x, y);
    if (actual != expected || expr.sort().isBitVector() && !Facts.of(expr).contains(actual)) {
      fail("x = %d, y = %d: %s is %d, not %d", x, y, expr, actual, expected);
    }
  }
}
