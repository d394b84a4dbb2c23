// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** A thousand states to choose from, all of them equally good (DASH study, Fig. 3.12). */
public class NewestState {
  static void test(int n) {
    int a = n == 0 ? 1 : n;
    int i = 0;
    while (i < 1000) {
      i++;
    }
    assert a != 0; // PROVED
  }
}
