// SPDX-License-Identifier: Apache-2.0
package subjects.dates;

/** Days counted from the first of January. */
public class DayOfYear {
  static int dayOfYear(int month, int day, boolean leap) {
    if (month < 1 || month > 12 || day < 1 || day > 31) {
      return 0;
    }
    int n = 30 * (month - 1) + (month + month / 8) / 2 + day;
    if (month > 2) {
      n -= leap ? 1 : 2;
    }
    assert n >= 1 && n <= 366; // PROVED
    assert month != 3 || day != 1 || n == (leap ? 61 : 60); // PROVED
    assert n != 366 || leap; // PROVED
    assert n <= 365; // VIOLATED month = 12, day = 31, leap = true
    return n;
  }
}
