// SPDX-License-Identifier: Apache-2.0
package subjects.arith;

/** Sums and products wrap around. */
public class Overflow {
  static void successor(int a) {
    assert a + 1 > a; // VIOLATED a = 2147483647
  }

  static void negation(int a) {
    if (a == -a) {
      assert a == 0 || a == Integer.MIN_VALUE; // PROVED
      assert a == 0; // VIOLATED a = -2147483648
    }
  }

  static void square(int a) {
    assert (a * a & 2) == 0; // PROVED
    assert a * a >= 0; // VIOLATED
  }

  static void smallSquare(byte a) {
    assert a * a >= 0; // PROVED
    assert a * a < 16384; // VIOLATED a = -128
  }

  static void difference(int a, int b) {
    assert (a - b < 0) == (a < b); // VIOLATED
  }

  static void wideDifference(int a, int b) {
    long d = (long) a - b;
    assert (d < 0) == (a < b); // PROVED
    assert (d == 0) == (a == b); // PROVED
  }

  static void detection(int a, int b) {
    int s = a + b;
    boolean wrapped = ((a ^ s) & (b ^ s)) < 0;
    assert wrapped == ((long) a + b != s); // PROVED
    assert wrapped == (s < a); // VIOLATED
  }
}
