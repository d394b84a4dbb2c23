// SPDX-License-Identifier: Apache-2.0
package subjects.bits;

/** Well-known tricks with single bits. */
public class BitTricks {
  static void lowestBit(int x) {
    int low = x & -x;
    assert (low & (low - 1)) == 0; // PROVED
    assert (x & low) == low; // PROVED
    assert low > 0 || x == 0; // VIOLATED x = -2147483648
  }

  static void clearLowest(int x) {
    if (x != 0) {
      int y = x & (x - 1);
      assert y != x; // PROVED
      assert (y | x) == x; // PROVED
      assert y < x; // VIOLATED x = -2147483648
    }
  }

  static void powerOfTwo(int x) {
    if (x != 0 && (x & (x - 1)) == 0) {
      assert x > 0; // VIOLATED x = -2147483648
    }
  }

  static void exclusiveOrSwap(int a, int b) {
    int x = a;
    int y = b;
    x ^= y;
    y ^= x;
    x ^= y;
    assert x == b && y == a; // PROVED
  }

  static void complement(int x) {
    assert ~x == -x - 1; // PROVED
    assert x + ~x == -1; // PROVED
    assert ~x != x; // PROVED
    assert ~x < x; // VIOLATED
  }

  static void sumOfOrAndAnd(int a, int b) {
    assert (a | b) + (a & b) == a + b; // PROVED
    assert (a ^ b) == (a | b) - (a & b); // PROVED
    assert (a | b) >= a; // VIOLATED
  }
}
