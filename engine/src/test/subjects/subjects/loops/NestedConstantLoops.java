// SPDX-License-Identifier: Apache-2.0
package subjects.loops;

/** Small nested loops with constant bounds. */
public class NestedConstantLoops {
  static void grid(boolean diagonal) {
    int cells = 0;
    for (int row = 0; row < 3; row++) {
      for (int col = 0; col < 3; col++) {
        assert row + col <= 4; // PROVED (needs induction)
        if (diagonal && row == col) {
          continue;
        }
        cells++;
      }
    }
    assert cells == 9 || diagonal; // PROVED (needs induction)
    assert cells == 9; // VIOLATED diagonal = true
  }

  static void triangle(int weight) {
    int total = 0;
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < i; j++) {
        total += weight;
      }
    }
    assert total == 6 * weight; // PROVED (needs induction)
    assert total != 30; // VIOLATED
  }
}
