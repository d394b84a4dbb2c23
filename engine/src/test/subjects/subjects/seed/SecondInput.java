// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** The second input is read only on one path (LCTD, Fig. 2.1). */
public class SecondInput {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x == 13) {
      if (x < 10) {
        assert false; // UNREACHABLE
      }
      int y = Verifier.nondetInt();
      x = x + y;
      assert x >= 0; // VIOLATED
    }
  }
}
