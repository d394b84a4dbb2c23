// SPDX-License-Identifier: Apache-2.0
package subjects.bits;

/** Flags of a file mode. */
public class Permissions {
  static int grant(int mode, boolean write) {
    int readBit = 4;
    int writeBit = 2;
    int m = (mode & 7) | readBit;
    if (write) {
      m |= writeBit;
    } else {
      m &= ~writeBit;
    }
    assert (m & readBit) != 0; // PROVED
    assert ((m & writeBit) != 0) == write; // PROVED
    assert m <= 7; // PROVED
    assert (m & 1) == 0; // VIOLATED
    return m;
  }

  static void toggleTwice(int mode, int mask) {
    assert (mode ^ mask ^ mask) == mode; // PROVED
    assert ((mode & ~mask) | mask) == (mode | mask); // PROVED
    assert (mode | mask) - mask == mode; // VIOLATED
  }
}
