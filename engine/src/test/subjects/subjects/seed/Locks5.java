// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** A subset of 5 locks is taken and given back, checked in place (LCTD, Locks 5). */
public class Locks5 {
  public static void main(String[] args) {
    int lock1;
    int lock2;
    int lock3;
    int lock4;
    int lock5;
    while (Verifier.nondetBoolean()) {
      boolean use1 = Verifier.nondetBoolean();
      boolean use2 = Verifier.nondetBoolean();
      boolean use3 = Verifier.nondetBoolean();
      boolean use4 = Verifier.nondetBoolean();
      boolean use5 = Verifier.nondetBoolean();
      lock1 = 0;
      lock2 = 0;
      lock3 = 0;
      lock4 = 0;
      lock5 = 0;
      if (use1) {
        lock1 = 1;
      }
      if (use2) {
        lock2 = 1;
      }
      if (use3) {
        lock3 = 1;
      }
      if (use4) {
        lock4 = 1;
      }
      if (use5) {
        lock5 = 1;
      }
      if (use5) {
        assert lock5 == 1; // PROVED
        lock5 = 0;
      }
      if (use4) {
        assert lock4 == 1; // PROVED
        lock4 = 0;
      }
      if (use3) {
        assert lock3 == 1; // PROVED
        lock3 = 0;
      }
      if (use2) {
        assert lock2 == 1; // PROVED
        lock2 = 0;
      }
      if (use1) {
        assert lock1 == 1; // PROVED
        lock1 = 0;
      }
    }
  }
}
