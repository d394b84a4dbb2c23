// SPDX-License-Identifier: Apache-2.0
package subjects.loops;

import io.github.dashverify.api.Verify;

/** Loops that compute what no assertion asks for. */
public class IrrelevantWork {
  static void checksumFirst(int n, int flag) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      sum = sum * 31 + i;
    }
    int state = flag > 0 ? 2 : 1;
    for (int i = 0; i < 50; i++) {
      sum ^= i;
    }
    assert state != 0; // PROVED
    assert state == 1 || flag > 0; // PROVED
    assert state == 1; // VIOLATED
  }

  static void noise() {
    int goal = Verify.anyInt();
    int kept = goal & 0xf0;
    int noise = 0;
    while (Verify.anyBoolean()) {
      noise += Verify.anyInt();
    }
    assert kept % 16 == 0; // PROVED
    assert kept != 0xa0 || noise == 0; // VIOLATED
  }
}
