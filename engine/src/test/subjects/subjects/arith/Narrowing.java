// SPDX-License-Identifier: Apache-2.0
package subjects.arith;

/** Casts to byte, short, char and int keep the low bits only. */
public class Narrowing {
  static void bytes(int x) {
    byte b = (byte) x;
    assert (b & 0xff) == (x & 0xff); // PROVED
    if (x >= -128 && x <= 127) {
      assert b == x; // PROVED
    } else {
      assert b != x; // PROVED
    }
    assert b >= 0 || x < 0; // VIOLATED
  }

  static void chars(int x) {
    char c = (char) x;
    assert c >= 0 && c <= 65535; // PROVED
    assert (char) (byte) x <= 255; // VIOLATED
    assert (byte) (char) (short) x == (byte) x; // PROVED
    assert (short) c == c; // VIOLATED
  }

  static void longToInt(long v) {
    int i = (int) v;
    assert (i & 0xffffffffL) == (v & 0xffffffffL); // PROVED
    assert i == v || v > 2147483647L || v < -2147483648L; // PROVED
    assert v < 0 || i >= 0; // VIOLATED
  }
}
