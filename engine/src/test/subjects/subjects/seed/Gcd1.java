// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** The greatest common divisor of two bytes is not above the second (LCTD table 5.16, GCD 1). */
public class Gcd1 {
  static void check(byte x, byte y) {
    byte g = gcd(x, y);
    if (y > 0) {
      assert g <= y; // PROVED (needs induction)
    }
  }

  static void checkFirst(byte x, byte y) {
    byte g = gcd(x, y);
    assert g >= 0; // VIOLATED
  }

  private static byte gcd(byte a, byte b) {
    if (a < 0) {
      a = (byte) -a;
    }
    if (b < 0) {
      b = (byte) -b;
    }
    while (b != 0) {
      byte t = b;
      b = (byte) (a % b);
      a = t;
    }
    return a;
  }
}
