// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** The sum of two odd numbers is never one, wrapped or not (LCTD table 5.16, Jain 2). */
public class Jain2 {
  public static void main(String[] args) {
    int x = 1;
    int y = 1;
    while (Verifier.nondetBoolean()) {
      x = x + 2 * Verifier.nondetInt();
      y = y + 2 * Verifier.nondetInt();
      assert x + y != 1; // PROVED
    }
  }
}
