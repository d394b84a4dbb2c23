// SPDX-License-Identifier: Apache-2.0
package subjects.dates;

/** The day of the week by Sakamoto's method for one century. */
public class Weekdays {
  static void march(int year, int day) {
    if (year < 1900 || year > 1999 || day < 1 || day > 31) {
      return;
    }
    int w = (year + year / 4 - year / 100 + year / 400 + 2 + day) % 7;
    assert w >= 0 && w < 7; // PROVED
    assert year != 1999 || day != 1 || w == 1; // PROVED
    assert w != 6 || day != 13; // VIOLATED
  }

  static void shift(int weekday, int days) {
    if (weekday < 0 || weekday > 6) {
      return;
    }
    int w = (weekday + days % 7 + 7) % 7;
    assert w >= 0 && w <= 6; // PROVED
    assert days != -1 || w == (weekday == 0 ? 6 : weekday - 1); // PROVED
    assert (weekday + days) % 7 >= 0; // VIOLATED
  }
}
