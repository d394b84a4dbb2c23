// SPDX-License-Identifier: Apache-2.0
package subjects.control;

import io.github.dashverify.api.Verify;

/** An assumption that fails ends the run in silence. */
public class AssumedAway {
  static void bounded(int x) {
    Verify.assume(x >= 0 && x <= 100);
    assert x * x <= 10_000; // PROVED
    assert x * x < 10_000; // VIOLATED x = 100
  }

  static void impossible(int x) {
    Verify.assume((x & 1) == 1);
    Verify.assume((x & 3) == 2);
    assert x > 0; // UNREACHABLE
  }

  static void drawn() {
    int a = Verify.anyInt();
    int b = Verify.anyInt();
    Verify.assume(a < b);
    assert a != Integer.MAX_VALUE; // PROVED
    assert b - a > 0; // VIOLATED
  }

  static void tooLate(int x) {
    assert x != 3; // VIOLATED x = 3
    Verify.assume(x != 3);
    assert x != 3; // PROVED
  }
}
