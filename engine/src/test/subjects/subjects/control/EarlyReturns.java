// SPDX-License-Identifier: Apache-2.0
package subjects.control;

/** Guards that leave the method one after the other. */
public class EarlyReturns {
  static int triangle(int a, int b, int c) {
    if (a <= 0 || b <= 0 || c <= 0) {
      return 0;
    }
    if (a > 1000 || b > 1000 || c > 1000) {
      return 0;
    }
    if (a + b <= c || a + c <= b || b + c <= a) {
      return 1;
    }
    assert a + b + c > 2 * c; // PROVED
    if (a == b && b == c) {
      return 4;
    }
    if (a == b || b == c || a == c) {
      assert a != b || c != a; // PROVED
      return 3;
    }
    assert a != 1; // PROVED
    assert a + b + c != 12; // VIOLATED
    return 2;
  }
}
