// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** Equal terms need no solver (digest 6: Babic, Example 7). */
public class SameProduct {
  static void ints(int a, int b) {
    assert a * b == a * b; // PROVED
  }

  static void longs(long a, long b) {
    long p = a * b;
    long q = a * b;
    assert p - q == 0; // PROVED
  }

  static void different(int a, int b) {
    assert a * b != 35 || a == 5; // VIOLATED
  }
}
