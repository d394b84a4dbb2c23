// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** A device protocol with one faulty path among many (LCTD table 5.16, Stateful check). */
public class StatefulCheck {
  public static void main(String[] args) {
    int irqs = 0;
    boolean probed = false;
    boolean open = false;
    int request = Verifier.nondetInt();
    if (request < 0) {
      return;
    }
    if (Verifier.nondetBoolean()) {
      irqs++;
      probed = true;
    }
    if (probed && request % 4 == 3) {
      open = true;
      irqs++;
    }
    if (open && request > 4000) {
      if (Verifier.nondetBoolean()) {
        irqs--;
      } else if (request == 4099) {
        open = false;
      }
    }
    if (open) {
      irqs--;
      assert irqs == 1 || request > 4000; // PROVED
    } else {
      assert irqs == (probed ? 1 : 0); // VIOLATED
    }
  }
}
