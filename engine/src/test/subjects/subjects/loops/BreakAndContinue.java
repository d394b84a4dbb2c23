// SPDX-License-Identifier: Apache-2.0
package subjects.loops;

/** Labelled jumps out of nested loops. */
public class BreakAndContinue {
  static void firstPair(int target) {
    int i = 0;
    int j = 0;
    boolean found = false;
    outer:
    for (i = 1; i <= 4; i++) {
      for (j = 1; j <= 4; j++) {
        if (j == i) {
          continue;
        }
        if (i * j == target) {
          found = true;
          break outer;
        }
        if (i + j > 6) {
          continue outer;
        }
      }
    }
    assert !found || i * j == target; // PROVED (needs induction)
    assert !found || i != j; // PROVED (needs induction)
    assert target != 12 || !found; // VIOLATED target = 12
  }

  static void skipMultiples(int n) {
    int last = 0;
    for (int i = 0; i < 20; i++) {
      if (i % 4 != n) {
        continue;
      }
      last = i;
    }
    assert last == 0 || last % 4 == n; // PROVED (needs induction)
    assert last != 18; // VIOLATED n = 2
  }
}
