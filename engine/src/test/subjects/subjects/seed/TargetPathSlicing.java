// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** Only one of the two ways to the target is feasible (slicing study, Fig. 21). */
public class TargetPathSlicing {
  static void run(int start) {
    int x = 0;
    int y = start;
    if (x < 0) {
      y = 1;
    } else {
      y = 2;
    }
    assert y == 1; // VIOLATED
  }

  static void infeasibleSide(int start) {
    int x = start & 7;
    if (x < 0) {
      assert start > 0; // UNREACHABLE
    }
    assert x <= 7; // PROVED
  }
}
