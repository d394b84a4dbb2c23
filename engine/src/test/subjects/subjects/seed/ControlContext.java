// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** Nested conditions form the context of the check (digest 3: Babic, section 3.2). */
public class ControlContext {
  static void nested(boolean c1, boolean c2, boolean c3) {
    if (!c1) {
      if (c2) {
        assert c3; // VIOLATED c1 = false, c2 = true, c3 = false
      }
    } else if (c2) {
      assert c1 || c3; // PROVED
    }
  }
}
