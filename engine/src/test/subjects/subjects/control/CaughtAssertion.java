// SPDX-License-Identifier: Apache-2.0
package subjects.control;

/** An assertion that fails is a violation even when somebody catches the error. */
public class CaughtAssertion {
  static boolean swallowed(int x) {
    try {
      assert x != 7; // VIOLATED x = 7
      return true;
    } catch (AssertionError e) {
      return false;
    }
  }

  static void afterwards(int x) {
    boolean failed = false;
    try {
      assert x % 5 != 4; // VIOLATED
    } catch (AssertionError e) {
      failed = true;
    }
    assert failed == (x % 5 == 4); // PROVED
  }

  static void inFinally(int x) {
    int y = x;
    try {
      if (x > 0) {
        y = 10 / (x - 1);
      }
    } finally {
      y = y > 0 ? 1 : 0;
      assert y == 0 || y == 1; // PROVED
    }
    assert x != 1; // PROVED
    assert y == 0 || x > 0; // PROVED
    assert y == 1 || x <= 0; // VIOLATED
  }

  static void notThisOne(int x) {
    try {
      checkPositive(x);
    } catch (ArithmeticException e) {
      x = 1;
    }
    assert x > 0; // PROVED
  }

  private static void checkPositive(int x) {
    assert x > 0; // VIOLATED
  }
}
