// SPDX-License-Identifier: Apache-2.0
package subjects.bits;

/** Neighbouring Gray codes differ in one bit. */
public class GrayCode {
  static void neighbours(int x) {
    int d = encode(x) ^ encode(x + 1);
    assert d != 0 && (d & (d - 1)) == 0; // PROVED
  }

  static void decoding(int x) {
    int g = encode(x);
    g ^= g >>> 16;
    g ^= g >>> 8;
    g ^= g >>> 4;
    g ^= g >>> 2;
    g ^= g >>> 1;
    assert g == x; // PROVED
  }

  static void order(int x) {
    if (x >= 0 && x < 1000) {
      assert encode(x) < encode(x + 1); // VIOLATED
    }
  }

  private static int encode(int x) {
    return x ^ (x >>> 1);
  }
}
