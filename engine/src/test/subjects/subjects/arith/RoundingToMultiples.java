// SPDX-License-Identifier: Apache-2.0
package subjects.arith;

/** Rounding up and down to multiples. */
public class RoundingToMultiples {
  static void upToEight(int x) {
    int r = (x + 7) & ~7;
    assert (r & 7) == 0; // PROVED
    assert r - x >= 0 && r - x < 8; // PROVED
    assert r >= x; // VIOLATED
  }

  static void downToTen(int x) {
    int r = x - x % 10;
    assert x < 0 || r <= x; // PROVED
    assert r <= x; // VIOLATED
  }

  static void pages(int bytes) {
    if (bytes < 0 || bytes > 1_000_000) {
      return;
    }
    int pages = (bytes + 4095) / 4096;
    assert pages * 4096 >= bytes; // PROVED
    assert pages <= 245; // PROVED
    assert pages > 0; // VIOLATED bytes = 0
  }

  static void powerOfTwoAbove(int n) {
    if (n < 1 || n > 1 << 30) {
      return;
    }
    int p = n - 1;
    p |= p >> 1;
    p |= p >> 2;
    p |= p >> 4;
    p |= p >> 8;
    p |= p >> 16;
    p++;
    assert p >= n && (p & (p - 1)) == 0; // PROVED
    assert p / 2 < n; // PROVED
    assert p > n; // VIOLATED
  }
}
