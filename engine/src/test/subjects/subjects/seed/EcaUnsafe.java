// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** The same automaton with a guard that one sequence of five events meets (digest 22). */
public class EcaUnsafe {
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
      } else if (input == 5 && s >= 5) {
        assert false; // VIOLATED
      }
    }
  }
}
