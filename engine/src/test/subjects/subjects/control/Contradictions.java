// SPDX-License-Identifier: Apache-2.0
package subjects.control;

/** Conditions that exclude each other leave dead code behind. */
public class Contradictions {
  static void ranges(int x) {
    if (x > 10) {
      int y = x / 2;
      if (y < 5) {
        assert x == 0; // UNREACHABLE
      }
      assert y >= 5; // PROVED
    }
  }

  static void parity(int x) {
    int y = x * 2;
    if (y == 7) {
      assert false; // UNREACHABLE
    }
    if ((y & 3) == 2) {
      assert x % 2 != 0; // PROVED
    }
  }

  static void transitivity(int a, int b, int c) {
    if (a < b && b < c) {
      if (c <= a) {
        assert a == c; // UNREACHABLE
      }
      assert c - a > 1; // VIOLATED
    }
  }

  static void afterReturn(boolean flag) {
    if (flag) {
      return;
    }
    if (flag) {
      assert false; // UNREACHABLE
    }
    assert !flag; // PROVED
  }
}
