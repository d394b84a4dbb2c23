// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import io.github.dashverify.api.Verify;

/** The lock automaton woven into a retry loop (DASH study, Fig. 2.1, after SLAM). */
public class LockedRetry {
  static void drain() {
    boolean locked = false;
    int packets = 0;
    int before;
    do {
      assert !locked; // PROVED
      locked = true;
      before = packets;
      if (Verify.anyBoolean()) {
        assert locked; // PROVED
        locked = false;
        packets++;
      }
    } while (packets != before);
    assert locked; // PROVED
  }

  static void drainOnce() {
    boolean locked = true;
    int packets = 0;
    if (Verify.anyBoolean()) {
      locked = false;
      packets++;
    }
    assert locked; // VIOLATED
  }
}
