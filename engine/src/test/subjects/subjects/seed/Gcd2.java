// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** For positive bytes the greatest common divisor is positive (LCTD table 5.16, GCD 2). */
public class Gcd2 {
  public static void main(String[] args) {
    byte a = Verifier.nondetByte();
    byte b = Verifier.nondetByte();
    if (a > 0 && b > 0) {
      while (b != 0) {
        byte t = b;
        b = (byte) (a % b);
        a = t;
      }
      assert b == 0; // PROVED
      assert a > 0; // PROVED (needs induction)
    }
  }
}
