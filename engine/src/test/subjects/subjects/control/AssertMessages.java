// SPDX-License-Identifier: Apache-2.0
package subjects.control;

/** The message is evaluated only when the assertion fails. */
public class AssertMessages {
  static void constantMessage(int x) {
    assert x * 3 != 21 : "seven"; // VIOLATED x = 7
  }

  static void numberMessage(int x, int y) {
    int d = x - y;
    assert d != 0 || x == y : d; // PROVED
    assert d >= 0 || x < y : x - y; // VIOLATED
  }

  static void throwingMessage(int x) {
    assert x > -5 || x < -10 : 100 / (x + 7); // VIOLATED
  }

  static void callInMessage(int x) {
    int y = x | 1;
    assert y != 0 : describe(x); // PROVED
    assert y != 9 : describe(x); // VIOLATED
  }

  private static int describe(int x) {
    return x / 2;
  }
}
