// SPDX-License-Identifier: Apache-2.0
package subjects.calls;

/** Callees with one return per case. */
public class SeveralReturns {
  static void grades(int points) {
    int g = grade(points);
    assert g >= 1 && g <= 6; // PROVED
    assert g != 1 || points >= 90; // PROVED
    assert points < 50 || g <= 4; // PROVED
    assert g != 6 || points < 0; // VIOLATED
  }

  static void better(int p, int q) {
    if (p <= q) {
      assert grade(p) >= grade(q); // PROVED
      assert grade(p) > grade(q) || q - p < 20; // VIOLATED
    }
  }

  private static int grade(int points) {
    if (points >= 90) {
      return 1;
    }
    if (points >= 75) {
      return 2;
    }
    if (points >= 60) {
      return 3;
    }
    if (points >= 50) {
      return 4;
    }
    return points >= 30 ? 5 : 6;
  }
}
