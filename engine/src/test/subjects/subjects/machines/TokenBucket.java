// SPDX-License-Identifier: Apache-2.0
package subjects.machines;

import io.github.dashverify.api.Verify;

/** A rate limiter whose level stays within its capacity. */
public class TokenBucket {
  static void limit() {
    int level = 10;
    while (Verify.anyBoolean()) {
      int refill = Verify.anyByte() & 7;
      int cost = Verify.anyInt();
      level = level + refill > 10 ? 10 : level + refill;
      if (cost > 0 && cost <= level) {
        level -= cost;
      }
      assert level >= 0 && level <= 10; // PROVED
      assert level > 0; // VIOLATED
    }
  }

  static void uncheckedCost(int level, int cost) {
    if (level < 0 || level > 10) {
      return;
    }
    if (cost <= level) {
      level -= cost;
      assert level <= 10; // VIOLATED
    }
  }
}
