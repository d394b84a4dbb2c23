// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** The expensive callee does not matter for the check (digest 4: Babic, Example 6). */
public class FlipAndScale {
  static int scale(int first) {
    int second = init(first);
    if (second < 0) {
      second = flip(second);
      assert second != 0; // PROVED
      return first / second;
    }
    return first;
  }

  static int scalePositive(int first) {
    int second = first;
    if (second < 0) {
      second = flip(second);
      assert second > 0; // VIOLATED first = -2147483648
    }
    return second;
  }

  private static int flip(int data) {
    return data < 0 ? -data : data;
  }

  private static int init(int x) {
    int h = x;
    h = h * 31 + (x >>> 16);
    h = h * 31 + (x << 3);
    return h * h * h - x;
  }
}
