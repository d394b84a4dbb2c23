// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Multiples of four accumulate without any input and never hit thirty (LCTD, Jain 5). */
public class Jain5 {
  public static void main(String[] args) {
    int x = 0;
    int y = 4;
    while (Verifier.nondetBoolean()) {
      x = x + y;
      y = y + 4;
      assert x != 30; // PROVED (needs induction)
    }
  }
}
