// SPDX-License-Identifier: Apache-2.0
package subjects.control;

/** A division by zero ends the run before the assertion. */
public class DivisionOnTheWay {
  static void quotient(int x) {
    int q = 100 / x;
    assert x != 0; // PROVED
    assert q <= 100 && q >= -100; // PROVED
    assert q != 0; // VIOLATED
  }

  static void remainder(int a, int b) {
    int r = a % (b & 1);
    assert (b & 1) == 1; // PROVED
    assert r == 0; // PROVED
  }

  static void alwaysThrows(int x) {
    int zero = x ^ x;
    int q = 1 / zero;
    assert q == x; // UNREACHABLE
  }

  static void caught(int x) {
    int q;
    try {
      q = 12 / x;
    } catch (ArithmeticException e) {
      q = 77;
    }
    assert x != 0 || q == 77; // PROVED
    assert q != 77 || x == 0; // PROVED
    assert q != 4; // VIOLATED x = 3
  }

  static void longDivision(long a, long b) {
    if (b == 0) {
      return;
    }
    long r = a % b;
    assert b != 1 || r == 0; // PROVED
    assert b != 16 || (r < 16 && r > -16); // PROVED
    assert b != 10 || a < 0 || r != 7; // VIOLATED
  }
}
