// SPDX-License-Identifier: Apache-2.0
package bank;

/**
 * What happens to the balance of an account, in cents. A movement that is refused changes nothing.
 */
public final class Account {
  private Account() {}

  /** The balance after paying in. */
  public static int deposit(int balance, int amount) {
    if (amount <= 0 || balance > Integer.MAX_VALUE - amount) {
      return balance;
    }
    int sum = balance + amount;
    assert sum > balance;
    return sum;
  }

  /** The balance after paying out. There is an amount nobody thought of. */
  public static int withdraw(int balance, int amount) {
    if (balance < 0 || amount > balance) {
      return balance;
    }
    int rest = balance - amount;
    assert rest >= 0;
    return rest;
  }
}
