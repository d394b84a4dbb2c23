// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Five diamonds that do not matter: linear, not exponential, work (LCTD, Fig. 5.19). */
public class Diamonds {
  public static void main(String[] args) {
    int lock = 1;
    int x = 0;
    int y = 0;
    if (Verifier.nondetBoolean()) {
      x = x + 1;
    } else {
      y = y + 1;
    }
    if (Verifier.nondetBoolean()) {
      x = x + 1;
    } else {
      y = y + 1;
    }
    if (Verifier.nondetBoolean()) {
      x = x + 1;
    } else {
      y = y + 1;
    }
    if (Verifier.nondetBoolean()) {
      x = x + 1;
    } else {
      y = y + 1;
    }
    if (Verifier.nondetBoolean()) {
      x = x + 1;
    } else {
      y = y + 1;
    }
    assert lock == 1; // PROVED
    assert x + y == 5; // PROVED
    assert x != 5; // VIOLATED
  }
}
