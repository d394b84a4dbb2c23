// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** What an increment does to a bound (digest 19: Gadelha, section 2.2). */
public class StrongestPost {
  static void bounded(int i) {
    if (i < 10) {
      i = i + 1;
      assert i < 11; // PROVED
    }
  }

  static void unbounded(int i) {
    i = i + 1;
    assert i > -2147483648; // VIOLATED i = 2147483647
  }
}
