// SPDX-License-Identifier: Apache-2.0
package subjects.calls;

/** Sixteen-bit fixed-point numbers, used by another class. */
public class FixedPoint {
  static int fromInt(int i) {
    return i << 8;
  }

  static int toInt(int f) {
    return f >> 8;
  }

  static int half(int f) {
    int h = f >> 1;
    assert h <= f || f < 0; // PROVED
    assert h >= f || f > 0; // PROVED
    return h;
  }
}
