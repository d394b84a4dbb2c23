// SPDX-License-Identifier: Apache-2.0
package subjects.bits;

/** Counting bits in parallel and one by one. */
public class PopCount {
  static void range(int x) {
    int n = count(x);
    assert n >= 0 && n <= 32; // PROVED
    assert n < 32; // VIOLATED x = -1
  }

  static void complement(char x) {
    assert count(x) + count(~x & 0xffff) == 16; // PROVED
  }

  static void oneByOne(short x) {
    int rest = x;
    int n = 0;
    while (rest != 0) {
      rest &= rest - 1;
      n++;
    }
    assert n == count(x); // PROVED (needs induction)
  }

  private static int count(int x) {
    x = x - ((x >>> 1) & 0x55555555);
    x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
    x = (x + (x >>> 4)) & 0x0f0f0f0f;
    x = x + (x >>> 8);
    x = x + (x >>> 16);
    return x & 0x3f;
  }
}
