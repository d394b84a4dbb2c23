// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** A call between the branch and the check (DASH study, Fig. 4.1, rebuilt from its trace). */
public class SumCall {
  static void test(int x, int y) {
    if (x > 0) {
      y = 4;
      int q = sum(x, y);
      assert q != 10; // VIOLATED
    }
  }

  static void testOther(int x) {
    if (x > 6 && x < 1000) {
      int q = sum(x, 4);
      assert q != 10; // PROVED
    }
  }

  private static int sum(int i, int x) {
    return i + x;
  }
}
