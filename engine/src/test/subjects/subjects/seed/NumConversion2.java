// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** A short rebuilt from four hexadecimal digits (LCTD table 5.17, Num conversion 2). */
public class NumConversion2 {
  static void check(short x) {
    int d0 = x & 15;
    int d1 = (x >> 4) & 15;
    int d2 = (x >> 8) & 15;
    int d3 = (x >> 12) & 15;
    int y = ((d3 * 16 + d2) * 16 + d1) * 16 + d0;
    assert (short) y == x; // PROVED
    assert y == x; // VIOLATED
  }
}
