// SPDX-License-Identifier: Apache-2.0
package subjects.loops;

/** Integer square roots by counting and by bisection. */
public class SquareRoot {
  static void counting(char n) {
    int r = 0;
    while ((r + 1) * (r + 1) <= n) {
      r++;
    }
    assert (r + 1) * (r + 1) > n; // PROVED
    assert r * r <= n; // PROVED (needs induction)
    assert r < 255; // VIOLATED
  }

  static void bisecting(short n) {
    if (n < 0) {
      return;
    }
    int lo = 0;
    int hi = 200;
    while (hi - lo > 1) {
      int mid = (lo + hi) / 2;
      if (mid * mid <= n) {
        lo = mid;
      } else {
        hi = mid;
      }
    }
    assert lo * lo <= n && n < hi * hi; // PROVED (needs induction)
    assert lo != 181; // VIOLATED
  }

  static void overflowing(int n) {
    if (n < 0) {
      return;
    }
    int lo = 0;
    int hi = 65536;
    while (hi - lo > 1) {
      int mid = (lo + hi) >>> 1;
      if (mid * mid <= n) {
        lo = mid;
      } else {
        hi = mid;
      }
    }
    assert (long) lo * lo <= n; // VIOLATED
  }
}
