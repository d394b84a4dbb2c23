// SPDX-License-Identifier: Apache-2.0
package subjects.machines;

import io.github.dashverify.api.Verify;

/** A light that never shows green in both directions. */
public class TrafficLight {
  static void run() {
    int north = 0;
    int east = 2;
    while (Verify.anyBoolean()) {
      if (north == 2) {
        north = 1;
      } else if (north == 1) {
        north = 0;
        east = 2;
      } else if (east == 2) {
        east = 1;
      } else {
        east = 0;
        north = 2;
      }
      assert north == 0 || east == 0; // PROVED
      assert north != 1 || east == 0; // PROVED
      assert north != 1; // VIOLATED
    }
  }

  static void jumpy(int commands) {
    int north = 0;
    int east = 0;
    for (int i = 0; i < 4; i++) {
      int command = (commands >> (2 * i)) & 3;
      if (command == 1 && east == 0) {
        north = 2;
      } else if (command == 2) {
        east = 2;
      } else if (command == 3) {
        north = 0;
      }
    }
    assert north == 0 || east == 0; // VIOLATED
  }
}
