// SPDX-License-Identifier: Apache-2.0
package subjects.machines;

import org.sosy_lab.sv_benchmarks.Verifier;

/** A turnstile lets through as many as have paid. */
public class Turnstile {
  public static void main(String[] args) {
    boolean locked = true;
    int paid = 0;
    int passed = 0;
    int events = Verifier.nondetInt();
    for (int i = 0; i < events; i++) {
      if (Verifier.nondetBoolean()) {
        if (locked) {
          paid++;
          locked = false;
        }
      } else if (!locked) {
        passed++;
        locked = true;
      }
    }
    assert paid == passed + (locked ? 0 : 1); // PROVED
    assert passed < 3; // VIOLATED
    assert locked || passed < 2; // VIOLATED
  }
}
