// SPDX-License-Identifier: Apache-2.0
package subjects.bits;

/** Morton codes: the bits of two bytes take turns. */
public class Interleaving {
  static void spread(byte x, byte y) {
    int code = spread(x & 0xff) | (spread(y & 0xff) << 1);
    assert (spread(x & 0xff) & 0xaaaa) == 0; // PROVED
    assert code >= 0 && code <= 0xffff; // PROVED
    assert code != 0x9c5e; // VIOLATED
  }

  private static int spread(int v) {
    v = (v | (v << 4)) & 0x0f0f;
    v = (v | (v << 2)) & 0x3333;
    v = (v | (v << 1)) & 0x5555;
    return v;
  }
}
