// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** Without the loop optimisation this refines for ever (DASH study, Fig. 3.13 and 3.14). */
public class IrrelevantLoop {
  static void test(int rounds) {
    int b = 0;
    int i = 0;
    while (i < rounds) {
      i++;
    }
    assert b != 1; // PROVED
  }

  static void withParameter(int b) {
    int i = 0;
    while (i < 1) {
      i++;
    }
    assert b != 1; // VIOLATED b = 1
  }
}
