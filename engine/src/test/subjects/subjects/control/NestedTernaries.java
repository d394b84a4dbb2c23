// SPDX-License-Identifier: Apache-2.0
package subjects.control;

/** Choices within choices. */
public class NestedTernaries {
  static void quadrant(int x, int y) {
    int q = x == 0 || y == 0 ? 0 : x > 0 ? (y > 0 ? 1 : 4) : y > 0 ? 2 : 3;
    assert q >= 0 && q <= 4; // PROVED
    assert q != 3 || (x < 0 && y < 0); // PROVED
    assert q == 0 || (q % 2 == 1) == ((x ^ y) >= 0); // PROVED
    assert q != 4 || x > -y; // VIOLATED
  }

  static void fare(int age, boolean member) {
    if (age < 0 || age > 120) {
      return;
    }
    int fare = age < 6 ? 0 : age < 18 ? (member ? 2 : 3) : age >= 65 ? 4 : member ? 5 : 6;
    assert fare <= 6; // PROVED
    assert !member || fare < 6; // PROVED
    assert fare != 3 || (!member && age > 5); // PROVED
    assert fare != 1; // PROVED
    assert fare != 4 || member; // VIOLATED
  }
}
