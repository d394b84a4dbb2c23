// SPDX-License-Identifier: Apache-2.0
package subjects.arith;

/** Sign and absolute value without branches. */
public class SignAndAbs {
  static void sign(int x) {
    int s = (x >> 31) | (-x >>> 31);
    assert s == (x > 0 ? 1 : x < 0 ? -1 : 0); // PROVED
    assert s * x >= 0; // VIOLATED x = -2147483648
  }

  static void abs(int x) {
    int m = x >> 31;
    int a = (x ^ m) - m;
    assert a == x || a == -x; // PROVED
    assert a >= 0 || x == a; // PROVED
    assert a >= 0; // VIOLATED x = -2147483648
  }

  static void negativeAbs(int x) {
    int n = x > 0 ? -x : x;
    assert n <= 0; // PROVED
  }

  static void oppositeSigns(int x, int y) {
    boolean opposite = (x ^ y) < 0;
    assert opposite == ((x < 0) != (y < 0)); // PROVED
    assert opposite == (x * y < 0); // VIOLATED
  }
}
