// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** Partial sums 0, 1, 3, 6, ... skip two: weakest preconditions diverge (DASH study, Fig. 3.15). */
public class PartialSums {
  static void test(int a) {
    int k = 0;
    for (int i = 1; i < a && i < 10; i++) {
      k += i;
    }
    assert k != 2; // PROVED (needs induction)
  }

  static void reachable(int a) {
    int k = 0;
    for (int i = 1; i < a && i < 10; i++) {
      k += i;
    }
    assert k != 6; // VIOLATED a = 4
  }
}
