// SPDX-License-Identifier: Apache-2.0
package subjects.loops;

/** Hailstone numbers from small starts. */
public class Collatz {
  static void fromSmall(int n) {
    if (n < 1 || n > 8) {
      return;
    }
    int steps = 0;
    while (n != 1 && steps < 30) {
      n = n % 2 == 0 ? n / 2 : 3 * n + 1;
      steps++;
    }
    assert steps <= 30; // PROVED
    assert n == 1; // PROVED (needs induction)
    assert steps < 16; // VIOLATED
  }

  static void peak(int n) {
    if (n < 1 || n > 30) {
      return;
    }
    int steps = 0;
    while (n != 1 && steps < 40) {
      n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
      assert n < 1000; // VIOLATED n = 27
      steps++;
    }
  }
}
