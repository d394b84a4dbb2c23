// SPDX-License-Identifier: Apache-2.0
package subjects.arith;

/** Clamping, minima, maxima and the median. */
public class ClampAndOrder {
  static void clamp(int x, int lo, int hi) {
    int c = x < lo ? lo : x > hi ? hi : x;
    if (lo <= hi) {
      assert lo <= c && c <= hi; // PROVED
      assert c == x || x < lo || x > hi; // PROVED
    } else {
      assert c <= hi; // VIOLATED
    }
  }

  static void minMax(int a, int b) {
    int min = a < b ? a : b;
    int max = a < b ? b : a;
    assert min + max == a + b; // PROVED
    assert max - min >= 0; // VIOLATED
  }

  static void branchlessMin(int a, int b) {
    int min = b + ((a - b) & ((a - b) >> 31));
    assert min == (a < b ? a : b); // VIOLATED
  }

  static void branchlessMinOfShorts(short a, short b) {
    int min = b + ((a - b) & ((a - b) >> 31));
    assert min == (a < b ? a : b); // PROVED
  }

  static void median(int a, int b, int c) {
    int m;
    if (a > b) {
      m = b > c ? b : a > c ? c : a;
    } else {
      m = a > c ? a : b > c ? c : b;
    }
    assert m == a || m == b || m == c; // PROVED
    assert (a <= m || b <= m) && (a >= m || b >= m); // PROVED
    assert m == a || m == b; // VIOLATED
  }
}
