// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** Signed division by thirteen as shifts and additions (digest 13: Babic, section 5.1.2). */
public class DivideByThirteen {
  static void exact(int n) {
    assert divide(n) == n / 13; // PROVED (hard)
  }

  static void withoutCorrection(int n) {
    int q = (n >> 1) + (n >> 4);
    q = q + (q >> 4) + (q >> 5);
    q = q + (q >> 12) + (q >> 24);
    assert q >> 3 == n / 13; // VIOLATED
  }

  private static int divide(int n) {
    n = n + ((n >> 31) & 12);
    int q = (n >> 1) + (n >> 4);
    q = q + (q >> 4) + (q >> 5);
    q = q + (q >> 12) + (q >> 24);
    q = q >> 3;
    int remainder = n - 13 * q;
    return q + ((remainder + 3) >> 4);
  }
}
