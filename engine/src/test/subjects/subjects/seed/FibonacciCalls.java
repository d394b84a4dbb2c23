// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** Recursion with a constant and with a free argument (DASH study, Fig. 4.12). */
public class FibonacciCalls {
  static void bound(int x) {
    int f = fib(3);
    assert f != x; // VIOLATED x = 2
  }

  static void free(int x) {
    int f = fib(x);
    if (f == 1) {
      assert x != 0; // PROVED (needs induction)
    }
  }

  private static int fib(int i) {
    if (i == 0) {
      return 0;
    }
    if (i <= 2) {
      return 1;
    }
    return fib(i - 1) + fib(i - 2);
  }
}
