// SPDX-License-Identifier: Apache-2.0
package bank;

/** What the bank takes, in cents. */
public final class Fees {
  private static final int LEAST = 50;
  private static final int MOST = 2_000;

  private Fees() {}

  /** One per cent of the amount, within limits. */
  public static int transfer(int amount) {
    int fee = amount / 100;
    if (fee < LEAST) {
      fee = LEAST;
    }
    if (fee > MOST) {
      fee = MOST;
    }
    assert LEAST <= fee && fee <= MOST;
    return fee;
  }

  /** The monthly price of an account, by the customer's tier. */
  public static int monthly(int tier) {
    int price =
        switch (tier) {
          case 1 -> 490;
          case 2 -> 290;
          case 3 -> 0;
          default -> 690;
        };
    assert price >= 0 && price % 10 == 0;
    return price;
  }
}
