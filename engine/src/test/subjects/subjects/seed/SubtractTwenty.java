// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** The running example of a proof by splitting regions (LCTD, Fig. 2.6). */
public class SubtractTwenty {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x > 20) {
      x = x - 20;
      assert x != 0; // PROVED
    }
  }

  static void offByOne(int x) {
    if (x >= 20) {
      x = x - 20;
      assert x != 0; // VIOLATED x = 20
    }
  }
}
