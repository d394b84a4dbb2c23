// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Multiples of 2^20 with wrap-around: the low bits never move (LCTD table 5.16, Jain 7). */
public class Jain7 {
  public static void main(String[] args) {
    int x = 0;
    int y = 0;
    int z = 0;
    while (Verifier.nondetBoolean()) {
      x = x + 1048576 * Verifier.nondetInt();
      y = y + 2097152 * Verifier.nondetInt();
      z = z + 4194304 * Verifier.nondetInt();
      assert 4 * x - 2 * y + z != 1048576; // PROVED
      assert 4 * x - 2 * y + z != 4194304; // VIOLATED
    }
  }
}
