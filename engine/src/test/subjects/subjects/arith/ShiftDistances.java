// SPDX-License-Identifier: Apache-2.0
package subjects.arith;

/** Only the low five (int) or six (long) bits of a shift distance count. */
public class ShiftDistances {
  static void masked(int x, int n) {
    assert x << n == x << (n & 31); // PROVED
    assert 1 << n != 0; // PROVED
    assert (x >> n < 0) == (x < 0); // PROVED
    assert x >>> n >= 0; // VIOLATED
  }

  static void wholeWord(int x) {
    int distance = 32;
    assert x << distance == x; // PROVED
    assert x >>> (distance + 1) == x / 2; // VIOLATED
  }

  static void longs(long x, int n) {
    assert x >>> n == x >>> (n & 63); // PROVED
    assert 1L << n == 1 << n; // VIOLATED
  }

  static void negativeDistance(int x) {
    int distance = -1;
    assert x << distance == (x & 1) * Integer.MIN_VALUE; // PROVED
  }
}
