// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** The default input spins for ever, every other one fails (DASH study, Fig. 6.1). */
public class EmptyLoop {
  static void test(int x) {
    while (x == 0) {
      // waits for nobody
    }
    assert false; // VIOLATED
  }

  static void neverZero(int x) {
    while (x == 0) {
      // waits for nobody
    }
    assert x != 0; // PROVED
  }
}
