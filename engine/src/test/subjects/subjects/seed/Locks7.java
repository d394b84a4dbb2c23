// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** A subset of 7 locks is taken and given back, checked by a call (LCTD, Locks 7). */
public class Locks7 {
  public static void main(String[] args) {
    int lock1;
    int lock2;
    int lock3;
    int lock4;
    int lock5;
    int lock6;
    int lock7;
    while (Verifier.nondetBoolean()) {
      boolean use1 = Verifier.nondetBoolean();
      boolean use2 = Verifier.nondetBoolean();
      boolean use3 = Verifier.nondetBoolean();
      boolean use4 = Verifier.nondetBoolean();
      boolean use5 = Verifier.nondetBoolean();
      boolean use6 = Verifier.nondetBoolean();
      boolean use7 = Verifier.nondetBoolean();
      lock1 = 0;
      lock2 = 0;
      lock3 = 0;
      lock4 = 0;
      lock5 = 0;
      lock6 = 0;
      lock7 = 0;
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
      if (use6) {
        lock6 = 1;
      }
      if (use7) {
        lock7 = 1;
      }
      if (use7) {
        lock7 = release(lock7);
      }
      if (use6) {
        lock6 = release(lock6);
      }
      if (use5) {
        lock5 = release(lock5);
      }
      if (use4) {
        lock4 = release(lock4);
      }
      if (use3) {
        lock3 = release(lock3);
      }
      if (use2) {
        lock2 = release(lock2);
      }
      if (use1) {
        lock1 = release(lock1);
      }
    }
  }

  private static int release(int lock) {
    assert lock == 1; // PROVED
    return 0;
  }
}
