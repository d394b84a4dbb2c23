// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** A path that only bit-precise reasoning refutes (digest 23: Gadelha, Fig. 5.1). */
public class BitwiseContradiction {
  static void refuted(int a) {
    if ((a & 1) != 0 && ((a & 1) ^ 1) != 0) {
      assert a == 0; // UNREACHABLE
    }
    assert (a & 1) == 0 || ((a & 1) ^ 1) == 0; // PROVED
  }

  static void confirmed(int a) {
    if ((a & 1) != 0 && ((a & 2) ^ 2) != 0) {
      assert a % 4 == 1; // VIOLATED
    }
  }
}
