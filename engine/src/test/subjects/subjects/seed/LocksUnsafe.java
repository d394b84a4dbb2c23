// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** One of three locks is given back under the condition of its neighbour (a failing Locks). */
public class LocksUnsafe {
  public static void main(String[] args) {
    while (Verifier.nondetBoolean()) {
      boolean use1 = Verifier.nondetBoolean();
      boolean use2 = Verifier.nondetBoolean();
      boolean use3 = Verifier.nondetBoolean();
      int lock1 = use1 ? 1 : 0;
      int lock2 = use2 ? 1 : 0;
      int lock3 = use3 ? 1 : 0;
      if (use3) {
        assert lock3 == 1; // PROVED
      }
      if (use1) {
        assert lock2 == 1; // VIOLATED
      }
      if (use1) {
        assert lock1 == 1; // PROVED
      }
    }
  }
}
