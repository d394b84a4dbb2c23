// SPDX-License-Identifier: Apache-2.0
package subjects.arith;

/** The mean of two numbers with and without overflow. */
public class Averages {
  static void naive(int a, int b) {
    if (a <= b) {
      int m = (a + b) / 2;
      assert a <= m && m <= b; // VIOLATED
    }
  }

  static void unsignedShift(int a, int b) {
    if (0 <= a && a <= b) {
      int m = (a + b) >>> 1;
      assert a <= m && m <= b; // PROVED
    }
  }

  static void bitwise(int a, int b) {
    int m = (a & b) + ((a ^ b) >> 1);
    assert m == (int) (((long) a + b) >> 1); // PROVED
    assert m == (int) (((long) a + b) / 2); // VIOLATED
  }

  static void distance(int a, int b) {
    if (a <= b) {
      int m = a + (b - a) / 2;
      assert m <= b; // VIOLATED
    }
  }
}
