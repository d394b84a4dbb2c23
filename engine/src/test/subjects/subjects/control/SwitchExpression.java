// SPDX-License-Identifier: Apache-2.0
package subjects.control;

/** Switch expressions with grouped labels. */
public class SwitchExpression {
  static int daysIn(int month, boolean leap) {
    int days =
        switch (month) {
          case 4, 6, 9, 11 -> 30;
          case 2 -> leap ? 29 : 28;
          default -> 31;
        };
    assert days >= 28 && days <= 31; // PROVED
    assert days != 29 || month == 2; // PROVED
    assert days > 28 || month != 2; // VIOLATED month = 2, leap = false
    return days;
  }

  static void hexDigit(char c) {
    int value =
        switch (c) {
          case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> c - '0';
          case 'a', 'b', 'c', 'd', 'e', 'f' -> c - 'a' + 10;
          case 'A', 'B', 'C', 'D', 'E', 'F' -> c - 'A' + 10;
          default -> -1;
        };
    assert value >= -1 && value < 16; // PROVED
    assert value != 10 || c == 'a'; // VIOLATED
  }
}
