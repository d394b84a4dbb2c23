// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** Counting down to zero (digest 20: Gadelha, Fig. 4.1, rebuilt). */
public class CountDown {
  static void fromNonNegative(int x) {
    if (x < 0) {
      return;
    }
    while (x > 0) {
      x--;
    }
    assert x == 0; // PROVED
  }

  static void fromAnywhere(int x) {
    while (x > 0) {
      x--;
    }
    assert x == 0; // VIOLATED
  }
}
