// SPDX-License-Identifier: Apache-2.0
package subjects.bits;

/** Rotations and reversals lose nothing. */
public class Rotation {
  static void thereAndBack(int x, int n) {
    assert left(right(x, n), n) == x; // PROVED
    assert left(x, n) == right(x, 32 - n); // PROVED
    assert left(x, n) == right(x, n); // VIOLATED
  }

  static void byEight(int x) {
    if (left(x, 8) == x) {
      assert x >>> 24 == (x & 0xff); // PROVED
      assert x == 0 || x == -1; // VIOLATED
    }
  }

  static void swapBytes(int x) {
    int y = (x << 24) | ((x & 0xff00) << 8) | ((x >>> 8) & 0xff00) | (x >>> 24);
    int z = (y << 24) | ((y & 0xff00) << 8) | ((y >>> 8) & 0xff00) | (y >>> 24);
    assert z == x; // PROVED
    assert y >>> 24 == (x & 0xff); // PROVED
    assert y != x || x == 0; // VIOLATED
  }

  private static int left(int x, int n) {
    return (x << n) | (x >>> -n);
  }

  private static int right(int x, int n) {
    return (x >>> n) | (x << -n);
  }
}
