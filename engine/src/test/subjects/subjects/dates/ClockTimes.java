// SPDX-License-Identifier: Apache-2.0
package subjects.dates;

/** Hours, minutes and seconds. */
public class ClockTimes {
  static void split(int seconds) {
    if (seconds < 0 || seconds >= 86_400) {
      return;
    }
    int h = seconds / 3600;
    int m = seconds / 60 % 60;
    int s = seconds % 60;
    assert h < 24 && m < 60 && s < 60; // PROVED
    assert h * 3600 + m * 60 + s == seconds; // PROVED
    assert h != 23 || m != 59 || s != 58; // VIOLATED seconds = 86398
  }

  static void addMinutes(int hour, int minute, int plus) {
    if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || plus < 0 || plus > 600) {
      return;
    }
    int total = hour * 60 + minute + plus;
    int newHour = total / 60 % 24;
    int newMinute = total % 60;
    assert newHour >= 0 && newHour < 24 && newMinute < 60; // PROVED
    assert newHour >= hour; // VIOLATED
  }

  static void twelveHours(int hour) {
    if (hour < 0 || hour > 23) {
      return;
    }
    int h = hour % 12 == 0 ? 12 : hour % 12;
    boolean pm = hour >= 12;
    assert h >= 1 && h <= 12; // PROVED
    assert h % 12 + (pm ? 12 : 0) == hour; // PROVED
    assert h <= hour; // VIOLATED hour = 0
  }
}
