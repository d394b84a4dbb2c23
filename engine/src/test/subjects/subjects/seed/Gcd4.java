// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Two constants in either order have the known divisor (LCTD table 5.16, GCD 4). */
public class Gcd4 {
  public static void main(String[] args) {
    boolean swap = Verifier.nondetBoolean();
    int g = swap ? gcd(18, 63) : gcd(63, 18);
    assert g == 9; // PROVED (needs induction)
  }

  private static int gcd(int a, int b) {
    while (b != 0) {
      int t = b;
      b = a % b;
      a = t;
    }
    return a;
  }
}
