// SPDX-License-Identifier: Apache-2.0
package subjects.loops;

/** Loops over decimal digits. */
public class DigitLoops {
  static void countDigits(int n) {
    if (n < 0) {
      return;
    }
    int digits = 0;
    do {
      digits++;
      n /= 10;
    } while (n > 0);
    assert n == 0; // PROVED
    assert digits <= 10; // PROVED (needs induction)
    assert digits != 10; // VIOLATED
  }

  static void digitSum(short n) {
    int rest = n < 0 ? -n : n;
    int sum = 0;
    while (rest != 0) {
      sum += rest % 10;
      rest /= 10;
    }
    assert sum >= 0; // PROVED (needs induction)
    assert sum <= 38; // PROVED (needs induction)
    assert sum != 35; // VIOLATED
  }

  static void palindrome(int n) {
    if (n < 100 || n > 999) {
      return;
    }
    int mirrored = n % 10 * 100 + n / 10 % 10 * 10 + n / 100;
    assert mirrored % 10 != 0; // PROVED
    assert mirrored != n || n % 10 == n / 100; // PROVED
    assert mirrored == n || n % 11 != 0; // VIOLATED
  }
}
