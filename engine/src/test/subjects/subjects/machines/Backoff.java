// SPDX-License-Identifier: Apache-2.0
package subjects.machines;

/** Waiting times that double up to a limit. */
public class Backoff {
  static void wait(int attempts) {
    int delay = 1;
    for (int i = 0; i < attempts; i++) {
      delay = delay < 64 ? delay * 2 : 64;
    }
    assert delay >= 1; // PROVED
    assert delay <= 64; // PROVED (needs induction)
    assert delay != 32; // VIOLATED attempts = 5
  }

  static void withoutLimit(int attempts) {
    int delay = 1;
    for (int i = 0; i < attempts; i++) {
      delay *= 2;
    }
    assert delay > 0; // VIOLATED
  }
}
