// SPDX-License-Identifier: Apache-2.0
package subjects.arith;

/** Compound assignments and increments narrow silently. */
public class CompoundAssignment {
  static void increment(byte b) {
    byte c = b;
    c++;
    assert c == (byte) (b + 1); // PROVED
    assert c > b; // VIOLATED b = 127
  }

  static void doubleShort(short s) {
    short t = s;
    t *= 2;
    assert (t & 1) == 0; // PROVED
    assert t / 2 == s; // VIOLATED
  }

  static void decrementChar(char c) {
    char d = c;
    d--;
    assert d != c; // PROVED
    assert d < c; // VIOLATED
  }

  static void unsignedShiftOfByte(byte b) {
    byte c = b;
    c >>>= 1;
    assert c == (byte) (b >> 1); // PROVED
    assert c >= 0; // VIOLATED
    int d = (b & 0xff) >>> 1;
    assert d <= 127; // PROVED
  }

  static void intPlusLong(int x, long v) {
    int y = x;
    y += v;
    assert y == x + (int) v; // PROVED
    assert y >= x || v < 0; // VIOLATED
  }

  static void postfix(int x) {
    int y = x;
    y = y++;
    assert y == x; // PROVED
    y += y++ + ++y;
    assert y == 3 * x + 2; // PROVED
  }
}
