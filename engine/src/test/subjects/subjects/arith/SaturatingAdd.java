// SPDX-License-Identifier: Apache-2.0
package subjects.arith;

/** Addition that stops at the ends of the range. */
public class SaturatingAdd {
  static int add(int a, int b) {
    int s = a + b;
    if (a > 0 && b > 0 && s < 0) {
      s = Integer.MAX_VALUE;
    } else if (a < 0 && b < 0 && s >= 0) {
      s = Integer.MIN_VALUE;
    }
    long exact = (long) a + b;
    assert b < 0 || s >= a; // PROVED
    assert s == exact || s == Integer.MAX_VALUE || s == Integer.MIN_VALUE; // PROVED
    return s;
  }

  static int addCarelessly(int a, int b) {
    int s = a + b;
    if (a > 0 && b > 0 && s < 0) {
      s = Integer.MAX_VALUE;
    } else if (a < 0 && b < 0 && s > 0) {
      s = Integer.MIN_VALUE;
    }
    assert b > 0 || s <= a; // VIOLATED a = -2147483648, b = -2147483648
    return s;
  }

  static byte addBytes(byte a, byte b) {
    int s = a + b;
    byte r = (byte) (s > 127 ? 127 : s < -128 ? -128 : s);
    assert a < 0 || b < 0 || (r >= a && r >= b); // PROVED
    assert r != -128 || a + b == -128; // VIOLATED
    return r;
  }
}
