// SPDX-License-Identifier: Apache-2.0
package subjects.calls;

/** Recursion whose depth a guard bounds. */
public class BoundedRecursion {
  static void factorials(int n) {
    if (n < 0 || n > 5) {
      return;
    }
    int f = factorial(n);
    assert f >= 1 && f <= 120; // PROVED
    assert f % 2 == 0 || n < 2; // PROVED
    assert f != 24; // VIOLATED n = 4
  }

  static void fibonacci(int n) {
    if (n < 1 || n > 6) {
      return;
    }
    int f = fib(n);
    assert f >= 1 && f <= 8; // PROVED
    assert (f % 2 == 0) == (n % 3 == 0); // PROVED
    assert f <= n; // VIOLATED n = 6
  }

  static void powers(int exponent) {
    if (exponent >= 0 && exponent < 6) {
      assert power(3, exponent) % 2 == 1; // PROVED
      assert power(2, exponent) == 1 << exponent; // PROVED
      assert power(3, exponent) < 100; // VIOLATED exponent = 5
    }
  }

  private static int factorial(int n) {
    return n <= 1 ? 1 : n * factorial(n - 1);
  }

  private static int fib(int n) {
    return n <= 2 ? 1 : fib(n - 1) + fib(n - 2);
  }

  private static int power(int base, int exponent) {
    if (exponent == 0) {
      return 1;
    }
    return base * power(base, exponent - 1);
  }
}
