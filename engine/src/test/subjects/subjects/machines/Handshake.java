// SPDX-License-Identifier: Apache-2.0
package subjects.machines;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Opening and closing a connection, message by message. */
public class Handshake {
  public static void main(String[] args) {
    int state = 0;
    boolean acknowledged = false;
    for (int i = 0; i < 6; i++) {
      int message = Verifier.nondetInt();
      switch (state) {
        case 0:
          state = message == 1 ? 1 : 0;
          break;
        case 1:
          state = message == 2 ? 2 : 0;
          break;
        case 2:
          if (message == 3) {
            state = 3;
            acknowledged = true;
          }
          break;
        case 3:
          if (message == 4) {
            state = 0;
            acknowledged = false;
          }
          break;
        default:
          assert state == 3; // UNREACHABLE
      }
      assert state >= 0 && state <= 3; // PROVED
      assert state != 3 || acknowledged; // PROVED
      assert state != 3; // VIOLATED
    }
  }
}
