// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** A byte rebuilt from its bits in a loop (LCTD table 5.16, Num conversion). */
public class NumConversion1 {
  public static void main(String[] args) {
    int x = Verifier.nondetByte() & 0xff;
    int y = 0;
    for (int c = 0; c < 8; c++) {
      int bit = 1 << c;
      if ((x & bit) != 0) {
        y = y + bit;
      }
    }
    assert x == y; // PROVED (needs induction)
  }

  static void sevenBits(byte x) {
    int y = 0;
    for (int c = 0; c < 7; c++) {
      y |= x & (1 << c);
    }
    assert x == y; // VIOLATED
  }
}
