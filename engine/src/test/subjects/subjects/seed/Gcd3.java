// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** Euclid by subtraction: the result divides both numbers (LCTD table 5.16, GCD 3). */
public class Gcd3 {
  static void check(byte x, byte y) {
    if (x <= 0 || y <= 0) {
      return;
    }
    int a = x;
    int b = y;
    while (a != b) {
      if (a > b) {
        a = a - b;
      } else {
        b = b - a;
      }
    }
    assert a > 0; // PROVED (needs induction)
    assert x % a == 0 && y % a == 0; // PROVED (needs induction)
    assert a == 1 || x == y; // VIOLATED
  }
}
