// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import org.junit.jupiter.api.Test;

/** Floating point: the interpreter computes what the JVM computes, bit by bit. */
class FloatsTest {

  private static final double[] DOUBLES = {
    0.0,
    -0.0,
    1.0,
    -1.5,
    2.5,
    0.1,
    1e300,
    -1e-300,
    5e-324,
    1e19,
    1L << 53,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };

  private static void everyPair(Differential program) {
    for (double a : DOUBLES) {
      for (double b : DOUBLES) {
        program.agreesOn(a, b);
      }
    }
  }

  @Test
  void doubles() {
    everyPair(
        Differential.members(
            "static double f(double a, double b) { double s = a + b * 2 - a / b + a % b - -a;",
            "if (a < b) s += 1; if (a >= b) s += 2; if (a == b) s += 4; if (!(a > b)) s += 8;",
            "return s + (int) a + (long) b + (float) a; }"));
  }

  @Test
  void floats() {
    everyPair(
        Differential.members(
            "static float f(double x, double y) { float a = (float) x; float b = (float) y;",
            "float s = a + b * 2 - a / b + a % b - -a; if (a <= b) s += 1; if (a > b) s += 2;",
            "return s + (int) a + (long) b + (byte) a; }"));
  }

  @Test
  void functions() {
    everyPair(
        Differential.members(
            "static long f(double a, double b) { long h = Double.doubleToLongBits(Math.min(a, b));",
            "h = h * 31 + Double.doubleToLongBits(Math.max(a, b)) + Float.floatToIntBits(",
            "Math.max((float) a, (float) b)) + Double.doubleToLongBits(Math.sqrt(a));",
            "h = h * 31 + Double.doubleToLongBits(Math.floor(a) + 3 * StrictMath.ceil(b));",
            "h = h * 31 + Double.doubleToLongBits(Math.rint(a)) + Math.abs((int) a) +",
            "Math.max((long) a, (long) b); return h + Double.doubleToLongBits(Math.abs(a)); }"));
  }
}
