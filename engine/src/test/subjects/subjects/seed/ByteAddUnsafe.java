// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** A carry adder that forgets the carry into the top byte (LCTD, Byte add unsafe). */
public class ByteAddUnsafe {
  static void check(int a, int b) {
    int p0 = (a & 0xff) + (b & 0xff);
    int p1 = ((a >>> 8) & 0xff) + ((b >>> 8) & 0xff) + (p0 >>> 8);
    int p2 = ((a >>> 16) & 0xff) + ((b >>> 16) & 0xff) + (p1 >>> 8);
    int p3 = (a >>> 24) + (b >>> 24);
    int sum = (p0 & 0xff) | ((p1 & 0xff) << 8) | ((p2 & 0xff) << 16) | (p3 << 24);
    assert sum == a + b; // VIOLATED
  }
}
