// SPDX-License-Identifier: Apache-2.0
package subjects.dates;

/** The Gregorian leap year rule. */
public class LeapYears {
  static void rule(int year) {
    boolean leap = isLeap(year);
    assert !leap || year % 4 == 0; // PROVED
    assert leap || year % 400 != 0; // PROVED
    assert leap == (year % 4 == 0); // VIOLATED
  }

  static void sameByMask(int year) {
    if (year > 0 && year < 10_000) {
      boolean fast = (year & 3) == 0 && (year % 25 != 0 || (year & 15) == 0);
      assert fast == isLeap(year); // PROVED
    }
  }

  static void neighbours(int year) {
    if (year > 1582 && year < 3000 && isLeap(year)) {
      assert !isLeap(year + 1); // PROVED
      assert isLeap(year + 4); // VIOLATED
    }
  }

  private static boolean isLeap(int year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  }
}
