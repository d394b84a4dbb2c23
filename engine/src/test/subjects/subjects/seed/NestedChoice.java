// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** Values merged by nested choices (digest 7 and 9: Babic, section 2.3). */
public class NestedChoice {
  static void member(boolean c1, boolean c2, int y, int z) {
    int x = c1 ? 1 : (c2 ? y : z);
    assert x == 1 || x == y || x == z; // PROVED
    assert c1 || x != z || y == z || !c2; // PROVED
    assert x == 1 || x == y; // VIOLATED
  }

  static void diamond(boolean c1) {
    int a = 1;
    if (c1) {
      a = 2;
    } else {
      a = 3;
    }
    assert a == 2 || a == 3; // PROVED
    assert a == 2; // VIOLATED c1 = false
  }
}
