// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** An event-condition-action automaton whose error guard never holds (digest 21). */
public class EcaSafe {
  public static void main(String[] args) {
    int s = 1;
    while (true) {
      int input = Verifier.nondetInt();
      if (input < 0 || input > 5) {
        return;
      } else if (input == 1 && s == 1) {
        s = 2;
      } else if (input == 2 && s == 2) {
        s = 3;
      } else if (input == 3 && s == 3) {
        s = 4;
      } else if (input == 4 && s == 4) {
        s = 5;
      } else if (input == 5) {
        assert s <= 5; // PROVED
      }
    }
  }
}
