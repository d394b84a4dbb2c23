// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Three odd numbers with steps of two, four and eight have an odd sum (LCTD, Jain 4). */
public class Jain4 {
  public static void main(String[] args) {
    int x = 1;
    int y = 1;
    int z = 1;
    while (Verifier.nondetBoolean()) {
      x = x + 2 * Verifier.nondetInt();
      y = y + 4 * Verifier.nondetInt();
      z = z + 8 * Verifier.nondetInt();
      assert x + y + z != 0; // PROVED
    }
  }
}
