// SPDX-License-Identifier: Apache-2.0
package subjects.calls;

/** Assertions that call methods of their own. */
public class PureCallsInAssertions {
  static void sortThree(int a, int b, int c) {
    int x = a;
    int y = b;
    int z = c;
    if (x > y) {
      int t = x;
      x = y;
      y = t;
    }
    if (y > z) {
      int t = y;
      y = z;
      z = t;
    }
    assert max(x, y) <= z; // PROVED
    assert isSorted(x, y, z); // VIOLATED
    assert x + y + z == a + b + c; // PROVED
  }

  static void sortedThree(int a, int b, int c) {
    int lo = min(a, min(b, c));
    int hi = max(a, max(b, c));
    int mid = a ^ b ^ c ^ lo ^ hi;
    assert isSorted(lo, mid, hi); // PROVED
  }

  private static boolean isSorted(int a, int b, int c) {
    return a <= b && b <= c;
  }

  private static int min(int a, int b) {
    return a < b ? a : b;
  }

  private static int max(int a, int b) {
    return a > b ? a : b;
  }
}
