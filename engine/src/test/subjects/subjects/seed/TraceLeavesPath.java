// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** A loop of many rounds before the check: the trace must not follow the path (DASH study 3.11). */
public class TraceLeavesPath {
  static void oneRound(int a) {
    int i = 0;
    while (i < 1) {
      i = i + 1;
    }
    assert a <= 0; // VIOLATED
  }

  static void thousandRounds(int a) {
    int i = 0;
    int c = 0;
    while (i < 1000) {
      c = c + i;
      i = i + 1;
    }
    assert a <= 0; // VIOLATED
  }
}
