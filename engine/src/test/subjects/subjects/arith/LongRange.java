// SPDX-License-Identifier: Apache-2.0
package subjects.arith;

/** Numbers that fit into long but not into int. */
public class LongRange {
  static void twice(int i) {
    long l = i;
    assert l * 2 / 2 == i; // PROVED
    assert i * 2 / 2 == i; // VIOLATED
  }

  static void millisOfDays(int days) {
    if (days >= 0 && days < 10_000) {
      long exact = days * 86_400_000L;
      int wrapped = days * 86_400_000;
      assert exact >= days; // PROVED
      assert exact == wrapped; // VIOLATED
    }
  }

  static void halves(long v) {
    int hi = (int) (v >>> 32);
    int lo = (int) v;
    assert (((long) hi << 32) | (lo & 0xffffffffL)) == v; // PROVED
    assert (((long) hi << 32) | lo) == v; // VIOLATED
  }

  static void distributes(int a, int b, int c) {
    assert (a + b) * c == a * c + b * c; // PROVED (hard)
  }
}
