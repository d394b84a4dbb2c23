// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** The callee's question needs the caller's facts (DASH study, Fig. 4.9 and 4.10). */
public class AbsInCallee {
  static void neverNegativeButOnce(int k) {
    int a = abs(k);
    if (a != Integer.MIN_VALUE) {
      assert a >= 0; // PROVED
    }
  }

  static void testAbs(int x, int y) {
    if (y != 0) {
      x = abs(x);
      assert x >= 0; // VIOLATED
    }
  }

  static void testAbs2(int x) {
    if (x != Integer.MIN_VALUE) {
      x = abs(x);
      assert x >= 0; // PROVED
    }
  }

  private static int abs(int a) {
    if (a < 0) {
      return -a;
    }
    return a;
  }
}
