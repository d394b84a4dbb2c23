// SPDX-License-Identifier: Apache-2.0
package subjects.loops;

/** Products from additions and shifts. */
public class Multiplication {
  static void repeatedAddition(byte a, byte b) {
    int product = 0;
    for (int i = 0; i < b; i++) {
      product += a;
    }
    assert b < 0 || product == a * b; // PROVED (needs induction)
    assert b >= 0 || product == 0; // PROVED (needs induction)
    assert product == a * b; // VIOLATED
  }

  static void shiftAndAdd(byte a, byte b) {
    int product = 0;
    int x = a;
    for (int bits = b & 0xff; bits != 0; bits >>= 1) {
      if ((bits & 1) != 0) {
        product += x;
      }
      x <<= 1;
    }
    assert product == a * (b & 0xff); // PROVED (needs induction)
    assert (product & 1) == (a & b & 1); // PROVED (needs induction)
  }
}
