// SPDX-License-Identifier: Apache-2.0
package subjects.dates;

/** Check digits find a single wrong digit. */
public class CheckDigits {
  static void weighted(int a, int b, int c) {
    if (a < 0 || a > 9 || b < 0 || b > 9 || c < 0 || c > 9) {
      return;
    }
    int check = (3 * a + b + 3 * c) % 10;
    assert check >= 0 && check <= 9; // PROVED
    int wrong = (a + 1) % 10;
    assert (3 * wrong + b + 3 * c) % 10 != check; // PROVED
    assert (3 * b + a + 3 * c) % 10 != check || a == b; // VIOLATED
  }

  static void luhnDouble(int digit) {
    if (digit < 0 || digit > 9) {
      return;
    }
    int doubled = digit * 2;
    int folded = doubled > 9 ? doubled - 9 : doubled;
    assert folded == doubled / 10 + doubled % 10; // PROVED
    assert (folded == 9) == (digit == 9); // PROVED
    assert folded % 2 == 0 || digit > 5; // VIOLATED digit = 5
  }

  static void bookNumber(int a, int b, int c, int d) {
    if ((a | b | c | d) < 0 || a > 9 || b > 9 || c > 9 || d > 9) {
      return;
    }
    int sum = 5 * a + 4 * b + 3 * c + 2 * d;
    int check = (11 - sum % 11) % 11;
    assert (sum + check) % 11 == 0; // PROVED
    assert check < 10; // VIOLATED
  }
}
