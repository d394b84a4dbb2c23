// SPDX-License-Identifier: Apache-2.0
package subjects.loops;

import io.github.dashverify.api.Verify;

/** Counters that move together. */
public class Counters {
  static void together() {
    int x = 0;
    int y = 0;
    while (Verify.anyBoolean()) {
      x++;
      y++;
    }
    assert x == y; // PROVED
    assert x != 3; // VIOLATED
  }

  static void difference(int n) {
    int up = 0;
    int down = n;
    while (down > 0) {
      up++;
      down--;
    }
    assert n < 0 || up == n; // PROVED (needs induction)
    assert n >= 0 || up == 0; // PROVED (needs induction)
    assert up != 12; // VIOLATED n = 12
  }

  static void alternating(int rounds) {
    int sign = 1;
    for (int i = 0; i < rounds; i++) {
      sign = -sign;
    }
    assert sign == 1 || sign == -1; // PROVED
    assert sign == 1; // VIOLATED
  }

  static void countUp(int limit) {
    int i = 0;
    while (i < limit) {
      assert i != Integer.MAX_VALUE; // PROVED
      i++;
    }
    assert i >= limit; // PROVED
    assert i == limit || limit < 0; // PROVED
    assert i == limit; // VIOLATED
  }

  static void byteCounter(int limit) {
    byte i = 0;
    int rounds = 0;
    while (i < limit && rounds < 300) {
      i++;
      rounds++;
    }
    assert i >= limit || rounds == 300; // PROVED
    assert i >= limit; // VIOLATED
  }
}
