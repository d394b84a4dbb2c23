// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** An odd number stays odd under even steps, so it never becomes zero (LCTD table 5.16, Jain 1). */
public class Jain1 {
  public static void main(String[] args) {
    int y = 1;
    while (Verifier.nondetBoolean()) {
      y = y + 2 * Verifier.nondetInt();
      assert y != 0; // PROVED
    }
  }
}
