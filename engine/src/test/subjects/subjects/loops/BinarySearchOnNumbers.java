// SPDX-License-Identifier: Apache-2.0
package subjects.loops;

/** Finding a threshold by halving an interval. */
public class BinarySearchOnNumbers {
  static void threshold(int limit) {
    if (limit < 0 || limit > 15) {
      return;
    }
    int lo = 0;
    int hi = 15;
    while (lo < hi) {
      int mid = (lo + hi) >>> 1;
      if (mid >= limit) {
        hi = mid;
      } else {
        lo = mid + 1;
      }
    }
    assert lo == limit; // PROVED (needs induction)
    assert lo != 11; // VIOLATED limit = 11
  }

  static void unrolled(int limit) {
    if (limit < 0 || limit > 7) {
      return;
    }
    int at = 0;
    if (at + 4 <= limit) {
      at += 4;
    }
    if (at + 2 <= limit) {
      at += 2;
    }
    if (at + 1 <= limit) {
      at += 1;
    }
    assert at == limit; // PROVED
  }
}
