// SPDX-License-Identifier: Apache-2.0
package subjects.control;

import io.github.dashverify.api.Verify;

/** Assertions behind loops without an exit are never evaluated. */
public class InfiniteLoops {
  static void stuck(int x) {
    boolean running = true;
    while (running) {
      x++;
    }
    assert x == 0; // UNREACHABLE
  }

  static void halfStuck(int x) {
    while (x > 100) {
      x = x == 200 ? 101 : x;
    }
    assert x <= 100; // PROVED
    assert x != 42; // VIOLATED x = 42
  }

  static void waitForever() {
    int ticks = 0;
    do {
      ticks = ticks == 9 ? 0 : ticks + 1;
      assert ticks <= 9; // PROVED
    } while (ticks >= 0 || Verify.anyBoolean());
    assert ticks > 0; // UNREACHABLE
  }

  static void pingPong(boolean side) {
    int x = side ? 1 : -1;
    while (x != 0) {
      x = -x;
    }
    assert side; // UNREACHABLE
  }
}
