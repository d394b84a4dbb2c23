// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** A subset of 13 locks is taken and given back, checked after the loop (LCTD, Locks 13). */
public class Locks13 {
  public static void main(String[] args) {
    int lock1;
    int lock2;
    int lock3;
    int lock4;
    int lock5;
    int lock6;
    int lock7;
    int lock8;
    int lock9;
    int lock10;
    int lock11;
    int lock12;
    int lock13;
    boolean error = false;
    loop:
    while (Verifier.nondetBoolean()) {
      boolean use1 = Verifier.nondetBoolean();
      boolean use2 = Verifier.nondetBoolean();
      boolean use3 = Verifier.nondetBoolean();
      boolean use4 = Verifier.nondetBoolean();
      boolean use5 = Verifier.nondetBoolean();
      boolean use6 = Verifier.nondetBoolean();
      boolean use7 = Verifier.nondetBoolean();
      boolean use8 = Verifier.nondetBoolean();
      boolean use9 = Verifier.nondetBoolean();
      boolean use10 = Verifier.nondetBoolean();
      boolean use11 = Verifier.nondetBoolean();
      boolean use12 = Verifier.nondetBoolean();
      boolean use13 = Verifier.nondetBoolean();
      lock1 = 0;
      lock2 = 0;
      lock3 = 0;
      lock4 = 0;
      lock5 = 0;
      lock6 = 0;
      lock7 = 0;
      lock8 = 0;
      lock9 = 0;
      lock10 = 0;
      lock11 = 0;
      lock12 = 0;
      lock13 = 0;
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
      if (use8) {
        lock8 = 1;
      }
      if (use9) {
        lock9 = 1;
      }
      if (use10) {
        lock10 = 1;
      }
      if (use11) {
        lock11 = 1;
      }
      if (use12) {
        lock12 = 1;
      }
      if (use13) {
        lock13 = 1;
      }
      if (use13) {
        if (lock13 != 1) {
          error = true;
          break loop;
        }
        lock13 = 0;
      }
      if (use12) {
        if (lock12 != 1) {
          error = true;
          break loop;
        }
        lock12 = 0;
      }
      if (use11) {
        if (lock11 != 1) {
          error = true;
          break loop;
        }
        lock11 = 0;
      }
      if (use10) {
        if (lock10 != 1) {
          error = true;
          break loop;
        }
        lock10 = 0;
      }
      if (use9) {
        if (lock9 != 1) {
          error = true;
          break loop;
        }
        lock9 = 0;
      }
      if (use8) {
        if (lock8 != 1) {
          error = true;
          break loop;
        }
        lock8 = 0;
      }
      if (use7) {
        if (lock7 != 1) {
          error = true;
          break loop;
        }
        lock7 = 0;
      }
      if (use6) {
        if (lock6 != 1) {
          error = true;
          break loop;
        }
        lock6 = 0;
      }
      if (use5) {
        if (lock5 != 1) {
          error = true;
          break loop;
        }
        lock5 = 0;
      }
      if (use4) {
        if (lock4 != 1) {
          error = true;
          break loop;
        }
        lock4 = 0;
      }
      if (use3) {
        if (lock3 != 1) {
          error = true;
          break loop;
        }
        lock3 = 0;
      }
      if (use2) {
        if (lock2 != 1) {
          error = true;
          break loop;
        }
        lock2 = 0;
      }
      if (use1) {
        if (lock1 != 1) {
          error = true;
          break loop;
        }
        lock1 = 0;
      }
    }
    assert !error; // PROVED
  }
}
