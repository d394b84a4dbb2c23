// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** Bit parity by clearing bits and by folding halves (LCTD table 5.16, Parity). */
public class Parity {
  static void loop(char v) {
    int bits = v;
    int odd = 0;
    while (bits != 0) {
      odd = 1 - odd;
      bits = bits & (bits - 1);
    }
    assert odd == fold(v); // PROVED (needs induction)
  }

  static void oddNumbersOnly(int v) {
    assert fold(v) == (v & 1); // VIOLATED
  }

  static void lowBitFlipsIt(int v) {
    assert fold(v) != fold(v ^ 1); // PROVED
  }

  private static int fold(int v) {
    v ^= v >>> 16;
    v ^= v >>> 8;
    v ^= v >>> 4;
    v ^= v >>> 2;
    v ^= v >>> 1;
    return v & 1;
  }
}
