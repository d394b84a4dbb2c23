// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** A branch that random testing hardly ever takes (DASH study, Fig. 2.3, after DART). */
public class NarrowEquation {
  static void foo(int x, int y) {
    if (x != y) {
      if (2 * x == x + 10) {
        assert false; // VIOLATED
      }
    }
  }

  static void fooOnDiagonal(int x, int y) {
    if (x == y && 2 * x == y + 10) {
      assert x == 10; // PROVED
    }
  }
}
