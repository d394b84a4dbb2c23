// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Addition byte by byte in a loop equals plain addition (LCTD table 5.16, Byte add safe 1). */
public class ByteAddSafe1 {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    assert add(a, b) == a + b; // PROVED (needs induction)
  }

  private static int add(int a, int b) {
    int sum = 0;
    int carry = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      int partial = ((a >>> shift) & 0xff) + ((b >>> shift) & 0xff) + carry;
      carry = partial >>> 8;
      sum |= (partial & 0xff) << shift;
    }
    return sum;
  }
}
