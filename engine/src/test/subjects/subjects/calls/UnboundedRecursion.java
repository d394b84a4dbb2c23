// SPDX-License-Identifier: Apache-2.0
package subjects.calls;

/** Recursion as deep as the input says. */
public class UnboundedRecursion {
  static void sumOfFirst(int n) {
    if (n >= 0 && n < 1000) {
      assert sum(n) >= n; // PROVED (needs induction)
      assert sum(n) != 5050; // VIOLATED n = 100
    }
  }

  static void down(int n) {
    assert descend(n) <= 0; // PROVED (needs induction)
    assert descend(n) == 0; // VIOLATED
  }

  private static int sum(int n) {
    return n == 0 ? 0 : n + sum(n - 1);
  }

  private static int descend(int n) {
    if (n <= 0) {
      return n;
    }
    return descend(n - 1);
  }
}
