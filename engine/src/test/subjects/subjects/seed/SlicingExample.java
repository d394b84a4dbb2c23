// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** Neither slicing nor refinement alone ends here, both together do (slicing study, Fig. 4). */
public class SlicingExample {
  static void run(int x, int w) {
    int y = 1;
    while (x > 0) {
      x--;
      w++;
    }
    assert !(x < 0 && y < 0); // PROVED
    while (y < w) {
      y++;
    }
    assert x < 0 || x == 0; // PROVED
  }
}
