// SPDX-License-Identifier: Apache-2.0
package subjects.calls;

/** Private helpers that check what their callers promise. */
public class ContractsInCallees {
  static int percent(int part, int whole) {
    if (whole <= 0 || whole > 1_000_000 || part < 0 || part > whole) {
      return -1;
    }
    return ratio(part, whole);
  }

  static int index(int hash) {
    return slot(hash < 0 ? -hash : hash);
  }

  private static int ratio(int part, int whole) {
    assert whole != 0; // PROVED
    int r = part * 100 / whole;
    assert part <= 21_474_836; // PROVED
    return r;
  }

  private static int slot(int hash) {
    assert hash >= 0; // VIOLATED
    return hash % 31;
  }
}
