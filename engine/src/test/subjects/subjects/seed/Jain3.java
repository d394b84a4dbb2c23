// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** One of the two steps is odd, so the parity argument breaks (a failing relative of Jain 2). */
public class Jain3 {
  public static void main(String[] args) {
    int x = 1;
    int y = 1;
    while (Verifier.nondetBoolean()) {
      x = x + 2 * Verifier.nondetInt();
      y = y + 3 * Verifier.nondetInt();
      assert x + y != 1; // VIOLATED
    }
  }
}
