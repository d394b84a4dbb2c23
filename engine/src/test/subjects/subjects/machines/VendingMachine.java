// SPDX-License-Identifier: Apache-2.0
package subjects.machines;

import io.github.dashverify.api.Verify;

/** Coins in, drink and change out. */
public class VendingMachine {
  static void buy() {
    int credit = 0;
    while (credit < 30) {
      int coin = Verify.anyInt();
      Verify.assume(coin == 5 || coin == 10 || coin == 20);
      credit += coin;
    }
    int change = credit - 30;
    assert change >= 0 && change < 20; // PROVED
    assert change % 5 == 0; // PROVED (needs induction)
    assert change != 15; // VIOLATED
  }

  static void anyCoin(int first, int second) {
    if (first <= 0 || second <= 0) {
      return;
    }
    int credit = first + second;
    if (credit > 30) {
      int change = credit - 30;
      assert change > 0; // PROVED
    } else {
      assert credit > 0; // VIOLATED
    }
  }
}
