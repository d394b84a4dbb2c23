// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** The carry adder written out byte by byte (LCTD table 5.16, Byte add safe 2). */
public class ByteAddSafe2 {
  static void check(int a, int b) {
    int p0 = (a & 0xff) + (b & 0xff);
    int p1 = ((a >>> 8) & 0xff) + ((b >>> 8) & 0xff) + (p0 >>> 8);
    int p2 = ((a >>> 16) & 0xff) + ((b >>> 16) & 0xff) + (p1 >>> 8);
    int p3 = (a >>> 24) + (b >>> 24) + (p2 >>> 8);
    int sum = (p0 & 0xff) | ((p1 & 0xff) << 8) | ((p2 & 0xff) << 16) | (p3 << 24);
    assert sum == a + b; // PROVED
    assert p3 <= 0x1ff; // PROVED
  }
}
