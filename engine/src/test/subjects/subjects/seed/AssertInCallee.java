// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** An assertion that sits below the entry point (DASH study, Fig. 4.8). */
public class AssertInCallee {
  static int direct(int x, int y) {
    return sub(x, y);
  }

  static int guarded(int x, int y) {
    if (x < 0 || x > 100 || y < 400) {
      return 0;
    }
    return safeSub(x, y);
  }

  private static int sub(int a, int b) {
    assert a * 4 <= b; // VIOLATED
    return a + b;
  }

  private static int safeSub(int a, int b) {
    assert a * 4 <= b; // PROVED
    return b - a;
  }
}
