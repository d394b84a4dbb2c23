// SPDX-License-Identifier: Apache-2.0
package subjects.arith;

/** Three-way comparison of long numbers, done right and by subtraction. */
public class Comparators {
  static void antisymmetric(long a, long b) {
    assert compare(a, b) == -compare(b, a); // PROVED
    assert compare(a, b) != 0 || a == b; // PROVED
  }

  static void transitive(long a, long b, long c) {
    if (compare(a, b) < 0 && compare(b, c) < 0) {
      assert compare(a, c) < 0; // PROVED
    }
  }

  static void subtracting(long a, long b) {
    int c = (int) (a - b);
    assert c != 0 || a == b; // VIOLATED
  }

  static void unsigned(int a, int b) {
    boolean less = a + Integer.MIN_VALUE < b + Integer.MIN_VALUE;
    assert less == ((a & 0xffffffffL) < (b & 0xffffffffL)); // PROVED
    assert less == (a < b); // VIOLATED
  }

  private static int compare(long a, long b) {
    return a < b ? -1 : a == b ? 0 : 1;
  }
}
