// SPDX-License-Identifier: Apache-2.0
package subjects.calls;

/** Calls that decide which way is taken. */
public class CallsInConditions {
  static int pick(int x, int y) {
    int r;
    if (isSmall(x) && !isSmall(y)) {
      r = x;
    } else if (isSmall(y)) {
      r = y;
    } else {
      r = 0;
    }
    assert isSmall(r); // PROVED
    assert r == x || r == y || !isSmall(x); // PROVED
    assert r == x || r == y; // VIOLATED
    return r;
  }

  static void chain(int x) {
    while (isSmall(x)) {
      x += 50;
    }
    assert !isSmall(x); // PROVED
    assert x < 150 || x > 200; // VIOLATED
  }

  private static boolean isSmall(int v) {
    return v > -100 && v < 100;
  }
}
