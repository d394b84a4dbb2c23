// SPDX-License-Identifier: Apache-2.0
package subjects.calls;

/** Two methods that call each other. */
public class MutualRecursion {
  static void bounded(int n) {
    if (n >= 0 && n <= 7) {
      assert isEven(n) == (n % 2 == 0); // PROVED
      assert isEven(n) || n < 7; // VIOLATED n = 7
    }
  }

  static void unbounded(int n) {
    if (n >= 0) {
      assert isEven(n) != isOdd(n); // PROVED (needs induction)
    }
  }

  private static boolean isEven(int n) {
    return n == 0 || isOdd(n - 1);
  }

  private static boolean isOdd(int n) {
    return n != 0 && isEven(n - 1);
  }
}
