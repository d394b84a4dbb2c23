// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** A conditional sum that overflows (digest 1: Babic, Example 1, rebuilt from its condition). */
public class ConditionalSum {
  static void anyStart(int a, int b, int y) {
    int x = a + b;
    if (x >= 0) {
      y += x;
    }
    assert 0 <= y; // VIOLATED
  }

  static void startNotNegative(int a, int b, int y) {
    if (y < 0) {
      return;
    }
    int x = a + b;
    if (x >= 0) {
      y += x;
    }
    assert 0 <= y; // VIOLATED
  }

  static void withoutOverflow(short a, short b, short y) {
    if (y < 0) {
      return;
    }
    int sum = y;
    int x = a + b;
    if (x >= 0) {
      sum += x;
    }
    assert 0 <= sum; // PROVED
  }
}
