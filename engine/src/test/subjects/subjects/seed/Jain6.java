// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** A linear combination stays a multiple of eight (LCTD table 5.16, Jain 6). */
public class Jain6 {
  public static void main(String[] args) {
    int x = 0;
    int y = 0;
    int z = 0;
    while (Verifier.nondetBoolean()) {
      x = x + 2 * Verifier.nondetInt();
      y = y + 4 * Verifier.nondetInt();
      z = z + 8 * Verifier.nondetInt();
      assert 4 * x - 2 * y + z != 4; // PROVED
    }
  }
}
