// SPDX-License-Identifier: Apache-2.0
package subjects.bits;

/** Fields of a few bits with a sign. */
public class SignExtension {
  static void twelveBits(int word) {
    int field = ((word & 0xfff) ^ 0x800) - 0x800;
    assert field >= -2048 && field <= 2047; // PROVED
    assert field == (word << 20) >> 20; // PROVED
    assert (field & 0xfff) == word; // VIOLATED
  }

  static void widening(byte b) {
    int signed = b;
    int unsigned = b & 0xff;
    assert signed == unsigned || signed == unsigned - 256; // PROVED
    assert b >>> 4 == unsigned >>> 4; // VIOLATED
    assert b >>> 28 == (b < 0 ? 15 : 0); // PROVED
  }

  static void zigZag(int x) {
    int z = (x << 1) ^ (x >> 31);
    assert ((z >>> 1) ^ -(z & 1)) == x; // PROVED
    assert z >= 0; // VIOLATED
  }
}
