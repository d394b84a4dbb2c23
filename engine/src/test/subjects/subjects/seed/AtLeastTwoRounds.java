// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** Unrolling a loop once would make the rest vacuous (digest 12: Babic on loops). */
public class AtLeastTwoRounds {
  static void twice(int n) {
    int i = 0;
    do {
      i++;
    } while (i < 2);
    assert n != 77; // VIOLATED n = 77
  }

  static void always(int n) {
    int i = 0;
    while (i < 2) {
      i++;
    }
    if (n > i) {
      assert false; // VIOLATED
    }
  }
}
