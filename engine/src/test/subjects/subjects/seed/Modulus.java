// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** Remainder without division, by adding up hexadecimal digits (LCTD table 5.16, Modulus). */
public class Modulus {
  static void fifteen(char n) {
    int s = (n & 15) + ((n >> 4) & 15) + ((n >> 8) & 15) + (n >> 12);
    s = (s & 15) + (s >> 4);
    s = (s & 15) + (s >> 4);
    int m = s == 15 ? 0 : s;
    assert m == n % 15; // PROVED
  }

  static void eight(int n) {
    assert n < 0 || n % 8 == (n & 7); // PROVED
    assert n % 8 == (n & 7); // VIOLATED
  }
}
