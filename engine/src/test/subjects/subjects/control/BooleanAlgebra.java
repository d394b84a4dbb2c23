// SPDX-License-Identifier: Apache-2.0
package subjects.control;

/** Laws of boolean algebra, and one that is none. */
public class BooleanAlgebra {
  static void laws(boolean a, boolean b, boolean c) {
    assert !(a && b) == (!a || !b); // PROVED
    assert (a && (b || c)) == ((a && b) || (a && c)); // PROVED
    assert (a ^ b ^ c) == (a == (b == c)); // PROVED
    assert (a != b) == (a ^ b); // PROVED
    assert (a || (b && c)) == ((a || b) && c); // VIOLATED
  }

  static void majority(boolean a, boolean b, boolean c) {
    boolean m = (a & b) | (b & c) | (a & c);
    int votes = (a ? 1 : 0) + (b ? 1 : 0) + (c ? 1 : 0);
    assert m == (votes >= 2); // PROVED
    assert m || !(a ^ b ^ c) || votes == 1; // PROVED
    assert m || votes > 0; // VIOLATED a = false, b = false, c = false
  }

  static void implication(boolean p, boolean q) {
    boolean implies = !p | q;
    boolean converse = !q | p;
    assert implies || converse; // PROVED
    assert (implies & converse) == (p == q); // PROVED
    assert implies; // VIOLATED p = true, q = false
  }
}
