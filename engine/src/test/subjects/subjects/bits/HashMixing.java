// SPDX-License-Identifier: Apache-2.0
package subjects.bits;

/** Steps of hash functions: which of them can be undone. */
public class HashMixing {
  static void shiftIsInvertible(int h) {
    int x = h ^ (h >>> 16);
    assert (x ^ (x >>> 16)) == h; // PROVED
    assert x != 0 || h == 0; // PROVED
  }

  static void oddFactorKeepsNonZero(int h) {
    int x = h * 0x85ebca6b;
    assert x != 0 || h == 0; // PROVED
  }

  static void evenFactorDoesNot(int h) {
    int x = h * 0x50;
    assert x != 0 || h == 0; // VIOLATED
  }

  static void polynomial(char a, char b) {
    int h = 31 * a + b;
    if (h == 31 * 'A' + 'a') {
      assert a == 'A' && b == 'a'; // VIOLATED
    }
  }

  static void bucket(int hash) {
    int index = (hash ^ (hash >>> 16)) & 15;
    assert index >= 0 && index < 16; // PROVED
    assert hash % 16 >= 0; // VIOLATED
  }
}
