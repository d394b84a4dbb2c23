// SPDX-License-Identifier: Apache-2.0
package subjects.machines;

import org.sosy_lab.sv_benchmarks.Verifier;

/** A pump switches at two different levels. */
public class PumpHysteresis {
  public static void main(String[] args) {
    short level = Verifier.nondetShort();
    Verifier.assume(level >= 0 && level <= 100);
    boolean on = level > 80;
    while (Verifier.nondetBoolean()) {
      if (on && level < 20) {
        on = false;
      } else if (!on && level > 80) {
        on = true;
      }
      level += on ? -7 : 5;
      assert level > 12 || !on; // PROVED
      assert level <= 100; // PROVED
      assert level != 85; // VIOLATED
    }
  }
}
