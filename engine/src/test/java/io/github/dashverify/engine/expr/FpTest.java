// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import org.junit.jupiter.api.Test;

/** Floating point against Java's own, with variables and with constants. */
class FpTest {

  private static final Variable F = Fuzz.variable("f", Sort.FLOAT);
  private static final Variable G = Fuzz.variable("g", Sort.FLOAT);
  private static final Variable D = Fuzz.variable("d", Sort.DOUBLE);
  private static final Variable E = Fuzz.variable("e", Sort.DOUBLE);
  private static final Variable I = Fuzz.variable("i", Sort.INT);
  private static final Variable J = Fuzz.variable("j", Sort.INT);
  private static final Variable L = Fuzz.variable("l", Sort.LONG);

  private static final double[] CORNERS = {
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    1.5,
    2.5,
    -0.5,
    3.7,
    1e10,
    -1e10,
    1e20,
    -1e20,
    1e300,
    1e-300,
    Double.MIN_VALUE,
    Double.MAX_VALUE,
    Float.MIN_VALUE,
    Float.MAX_VALUE,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Integer.MIN_VALUE,
    Long.MIN_VALUE,
    0x1p63
  };

  private static List<Double> numbers() {
    List<Double> numbers = new ArrayList<>();
    for (double corner : CORNERS) {
      numbers.add(corner);
    }
    Random random = new Random(4);
    for (int i = 0; i < Fuzz.times(15); i++) {
      numbers.add(Double.longBitsToDouble(random.nextLong()));
      numbers.add(random.nextGaussian() * 100);
    }
    return numbers;
  }

  private static long bits(float value) {
    return Float.floatToIntBits(value);
  }

  private static long bits(double value) {
    return Double.doubleToLongBits(value);
  }

  @Test
  void doubleArithmeticIsJavas() {
    checkDoubles(Fp::add, (a, b) -> a + b);
    checkDoubles(Fp::sub, (a, b) -> a - b);
    checkDoubles(Fp::mul, (a, b) -> a * b);
    checkDoubles(Fp::div, (a, b) -> a / b);
    checkDoubles(Fp::rem, (a, b) -> a % b);
    checkDoubles((a, b) -> Fp.neg(a), (a, b) -> -a);
    checkDoubles((a, b) -> Fp.abs(Fp.neg(a)), (a, b) -> Math.abs(a));
    checkDoubles((a, b) -> Fp.sqrt(a), (a, b) -> Math.sqrt(a));
    checkDoubles((a, b) -> Fp.floor(a), (a, b) -> Math.floor(a));
    checkDoubles((a, b) -> Fp.ceil(a), (a, b) -> Math.ceil(a));
    checkDoubles((a, b) -> Fp.rint(Fp.rint(a)), (a, b) -> Math.rint(a));
    checkDoubles((a, b) -> Fp.fromBits(Fp.bits(a)), (a, b) -> a);
    checkDoubles((a, b) -> Fp.convert(Fp.convert(a, Sort.FLOAT), Sort.DOUBLE), (a, b) -> (float) a);
  }

  private static void checkDoubles(BinaryOperator<Expr> build, DoubleBinaryOperator reference) {
    Expr symbolic = build.apply(D, E);
    for (double a : numbers()) {
      for (double b : numbers()) {
        long expected = bits(reference.applyAsDouble(a, b));
        Valuation state = Fuzz.scalars(Map.of(D, bits(a), E, bits(b)));
        assertThat(Evaluator.evaluate(symbolic, state)).as("%s, %s", a, b).isEqualTo(expected);
        assertThat(build.apply(Fp.constant(a), Fp.constant(b)))
            .isSameAs(Constant.of(Sort.DOUBLE, expected));
        assertThat(Evaluator.evaluate(build.apply(D, Fp.constant(b)), state)).isEqualTo(expected);
        assertThat(Evaluator.evaluate(build.apply(Fp.constant(a), E), state)).isEqualTo(expected);
      }
    }
  }

  @Test
  void floatArithmeticIsJavas() {
    for (double x : numbers()) {
      for (double y : numbers()) {
        float a = (float) x;
        float b = (float) y;
        check(Fp.add(F, G), a, b, bits(a + b));
        check(Fp.sub(F, G), a, b, bits(a - b));
        check(Fp.mul(F, G), a, b, bits(a * b));
        check(Fp.div(F, G), a, b, bits(a / b));
        check(Fp.rem(F, G), a, b, bits(a % b));
        check(Fp.neg(F), a, b, bits(-a));
        check(Fp.sqrt(F), a, b, bits((float) Math.sqrt(a)));
        check(Fp.floor(F), a, b, bits((float) Math.floor(a)));
        check(Fp.convert(F, Sort.DOUBLE), a, b, bits((double) a));
        check(Fp.toSigned(F, Sort.INT), a, b, (int) a);
        check(Fp.toSigned(F, Sort.LONG), a, b, (long) a);
        check(Fp.bits(F), a, b, Float.floatToIntBits(a));
        check(Fp.lt(F, G), a, b, a < b ? 1 : 0);
        check(Fp.le(F, G), a, b, a <= b ? 1 : 0);
        check(Fp.eq(F, G), a, b, a == b ? 1 : 0);
        check(Fp.eq(F, Fp.constant(b)), a, b, a == b ? 1 : 0);
        check(Fp.le(F, Fp.constant(b)), a, b, a <= b ? 1 : 0);
        check(Bool.eq(F, G), a, b, Float.valueOf(a).equals(b) ? 1 : 0);
        check(Fp.isNaN(Fp.neg(F)), a, b, Float.isNaN(a) ? 1 : 0);
      }
    }
  }

  private static void check(Expr expr, float a, float b, long expected) {
    assertThat(Evaluator.evaluate(expr, Fuzz.scalars(Map.of(F, bits(a), G, bits(b)))))
        .as("%s where f = %s, g = %s", expr, a, b)
        .isEqualTo(expected);
    Expr folded = expr.substitute(v -> v == F ? Fp.constant(a) : v == G ? Fp.constant(b) : v);
    assertThat(folded).isSameAs(Constant.of(expr.sort(), expected));
  }

  @Test
  void doubleComparisonsAndConversionsAreJavas() {
    for (double a : numbers()) {
      for (double b : numbers()) {
        Valuation state = Fuzz.scalars(Map.of(D, bits(a), E, bits(b)));
        assertThat(Evaluator.holds(Fp.lt(D, E), state)).isEqualTo(a < b);
        assertThat(Evaluator.holds(Fp.le(D, E), state)).isEqualTo(a <= b);
        assertThat(Evaluator.holds(Fp.eq(D, E), state)).isEqualTo(a == b);
        assertThat(Evaluator.holds(Fp.eq(D, Fp.constant(b)), state)).isEqualTo(a == b);
        assertThat(Evaluator.holds(Bool.eq(D, E), state)).isEqualTo(Double.valueOf(a).equals(b));
        assertThat(Evaluator.evaluate(Fp.toSigned(D, Sort.INT), state)).isEqualTo((int) a);
        assertThat(Evaluator.evaluate(Fp.toSigned(D, Sort.LONG), state)).isEqualTo((long) a);
        assertThat(Evaluator.evaluate(Fp.convert(D, Sort.FLOAT), state)).isEqualTo(bits((float) a));
      }
    }
  }

  @Test
  void integersBecomeFloatsAsInJava() {
    Random random = new Random(5);
    for (int n = 0; n < Fuzz.times(2000); n++) {
      int i = (int) Fuzz.number(random);
      int j = (int) Fuzz.number(random);
      long l = Fuzz.number(random);
      Valuation state = Fuzz.scalars(Map.of(I, (long) i, J, (long) j, L, l));
      assertThat(Evaluator.evaluate(Fp.fromSigned(I, Sort.FLOAT), state))
          .isEqualTo(bits((float) i));
      assertThat(Evaluator.evaluate(Fp.fromSigned(I, Sort.DOUBLE), state))
          .isEqualTo(bits((double) i));
      assertThat(Evaluator.evaluate(Fp.fromSigned(L, Sort.FLOAT), state))
          .isEqualTo(bits((float) l));
      assertThat(Evaluator.evaluate(Fp.fromSigned(L, Sort.DOUBLE), state))
          .isEqualTo(bits((double) l));
      Expr less = Fp.lt(Fp.fromSigned(I, Sort.FLOAT), Fp.fromSigned(J, Sort.FLOAT));
      assertThat(Evaluator.holds(less, state)).isEqualTo((float) i < (float) j);
      Expr back = Fp.toSigned(Fp.fromSigned(L, Sort.DOUBLE), Sort.LONG);
      assertThat(Evaluator.evaluate(back, state)).isEqualTo((long) (double) l);
    }
  }

  /** What the compiler makes of a comparison: fcmpg gives 1 for NaN, fcmpl -1. */
  private static Expr cmp(Expr a, Expr b, int unordered) {
    Expr nan = Bool.or(Fp.isNaN(a), Fp.isNaN(b));
    Expr ordered = Bool.ite(Fp.eq(a, b), Bv.intConst(0), Bv.intConst(1));
    Expr signed = Bool.ite(Fp.lt(a, b), Bv.intConst(-1), ordered);
    return Bool.ite(nan, Bv.intConst(unordered), signed);
  }

  @Test
  void threeWayComparisonsBecomeComparisons() {
    Expr zero = Bv.intConst(0);
    assertThat(Bv.slt(cmp(D, E, 1), zero)).isSameAs(Fp.lt(D, E));
    assertThat(Bv.sle(cmp(D, E, 1), zero)).isSameAs(Fp.le(D, E));
    assertThat(Bv.sgt(cmp(D, E, -1), zero)).isSameAs(Fp.lt(E, D));
    assertThat(Bv.sge(cmp(D, E, -1), zero)).isSameAs(Fp.le(E, D));
    assertThat(Bool.eq(cmp(D, E, -1), zero)).isSameAs(Fp.eq(D, E));
    assertThat(Bv.sge(cmp(D, E, 1), zero)).isSameAs(Bool.not(Fp.lt(D, E)));
    assertThat(Bv.sgt(cmp(D, E, 1), zero)).isSameAs(Bool.not(Fp.le(D, E)));
    Expr two = Fp.constant(2.0);
    assertThat(Bv.sle(cmp(D, two, 1), zero)).isSameAs(Fp.le(D, two));
    assertThat(Bool.eq(cmp(D, two, 1), zero)).isSameAs(Fp.eq(D, two));
  }

  @Test
  void junctionsOfComparisonsAreJavas() {
    Random random = new Random(6);
    double[] values = {0.0, -0.0, 1.0, 2.0, Double.NaN, Double.POSITIVE_INFINITY};
    for (int n = 0; n < Fuzz.times(4000); n++) {
      Expr other = random.nextBoolean() ? E : Fp.constant(values[random.nextInt(values.length)]);
      List<Expr> parts = new ArrayList<>();
      for (int i = 2 + random.nextInt(3); i > 0; i--) {
        Expr a = random.nextBoolean() ? D : other;
        Expr b = a == D ? other : D;
        Expr part =
            switch (random.nextInt(5)) {
              case 0 -> Fp.lt(a, b);
              case 1 -> Fp.le(a, b);
              case 2 -> Fp.eq(a, b);
              case 3 -> Fp.isNaN(a);
              default -> Bool.eq(a, b);
            };
        parts.add(random.nextBoolean() ? part : Bool.not(part));
      }
      Expr and = Bool.and(parts);
      Expr or = Bool.or(parts);
      for (double d : values) {
        for (double e : values) {
          Valuation state = Fuzz.scalars(Map.of(D, bits(d), E, bits(e)));
          assertThat(Evaluator.holds(and, state))
              .as("%s = %s where d = %s, e = %s", parts, and, d, e)
              .isEqualTo(parts.stream().allMatch(part -> Evaluator.holds(part, state)));
          assertThat(Evaluator.holds(or, state))
              .as("%s = %s where d = %s, e = %s", parts, or, d, e)
              .isEqualTo(parts.stream().anyMatch(part -> Evaluator.holds(part, state)));
        }
      }
    }
  }

  @Test
  void exactIntegersCompareAsIntegers() {
    Expr a = Fp.fromSigned(I, Sort.DOUBLE);
    Expr b = Fp.fromSigned(J, Sort.DOUBLE);
    assertThat(Fp.lt(a, b)).isSameAs(Bv.slt(I, J));
    assertThat(Fp.le(a, b)).isSameAs(Bv.sle(I, J));
    assertThat(Fp.eq(a, b)).isSameAs(Bool.eq(I, J));
    assertThat(Fp.toSigned(a, Sort.INT)).isSameAs(I);
    assertThat(Fp.isNaN(a)).isSameAs(Bool.FALSE);
  }

  @Test
  void identitiesThatHoldForEveryValue() {
    assertThat(Fp.add(D, Fp.constant(-0.0))).isSameAs(D);
    assertThat(Fp.add(D, Fp.constant(0.0))).isNotSameAs(D); // -0.0 + 0.0 is 0.0
    assertThat(Fp.sub(D, Fp.constant(0.0))).isSameAs(D);
    assertThat(Fp.mul(Fp.constant(1.0), D)).isSameAs(D);
    assertThat(Fp.neg(Fp.neg(D))).isSameAs(D);
    assertThat(Fp.add(D, E)).isSameAs(Fp.add(E, D));
    assertThat(Fp.eq(D, D)).isSameAs(Bool.not(Fp.isNaN(D)));
    assertThat(Fp.eq(D, Fp.constant(2.0))).isSameAs(Bool.eq(D, Fp.constant(2.0)));
    assertThat(Fp.convert(Fp.convert(F, Sort.DOUBLE), Sort.FLOAT)).isSameAs(F);
  }

  @Test
  void everyNaNIsOne() {
    float other = Float.intBitsToFloat(0x7fc00001);
    assertThat(Fp.constant(other)).isSameAs(Fp.constant(Float.NaN));
    assertThat(Fp.fromBits(Bv.intConst(0x7fc00001))).isSameAs(Fp.constant(Float.NaN));
  }

  @Test
  void sortsAreChecked() {
    assertThatThrownBy(() -> Fp.add(F, D)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Fp.toSigned(F, Sort.BYTE))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
