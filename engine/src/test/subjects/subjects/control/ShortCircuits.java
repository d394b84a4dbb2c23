// SPDX-License-Identifier: Apache-2.0
package subjects.control;

/** The right operand is evaluated only when it must be. */
public class ShortCircuits {
  static void guardedDivision(int a, int b) {
    boolean big = b != 0 && a / b > 100;
    assert !big || b != 0; // PROVED
    assert !big || a != 0; // PROVED
    assert !big || a > b; // VIOLATED
  }

  static void sideEffects(int x) {
    int n = 0;
    boolean r = x > 0 || ++n > 0;
    assert r; // PROVED
    assert n == (x > 0 ? 0 : 1); // PROVED
    boolean s = x > 5 | ++n > 1;
    assert n > 0; // PROVED
    assert s; // VIOLATED
  }

  static void unguarded(int a, int b) {
    boolean both = b != 0 & a / b == 3;
    assert b != 0; // PROVED
    assert !both; // VIOLATED
  }
}
