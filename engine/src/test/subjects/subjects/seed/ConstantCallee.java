// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** The exit question mentions a variable that the callee never sees (DASH study, Fig. 4.11). */
public class ConstantCallee {
  static void foo(int x) {
    int y = 4;
    x = zero(x);
    assert x != y; // PROVED
  }

  static void bar(int x, int y) {
    x = zero(x);
    assert x != y; // VIOLATED
  }

  private static int zero(int ignored) {
    return 0;
  }
}
