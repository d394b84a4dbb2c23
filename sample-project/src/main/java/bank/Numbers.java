// SPDX-License-Identifier: Apache-2.0
package bank;

/** Amounts and account numbers. */
public final class Numbers {
  private Numbers() {}

  /** Euros and cents as cents; {@code long}, because {@code int} would not do. */
  public static long cents(int euros, int cents) {
    if (euros < 0 || cents < 0 || cents > 99) {
      return 0;
    }
    long total = euros * 100L + cents;
    assert total >= euros;
    return total;
  }

  /** The check digits of an account number, as in an IBAN; 0 if there is no such account. */
  public static int checkDigits(int account) {
    if (account < 0) {
      return 0;
    }
    int digits = 98 - account % 97;
    assert 2 <= digits && digits <= 98;
    return digits;
  }
}
