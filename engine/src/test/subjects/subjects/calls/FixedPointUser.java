// SPDX-License-Identifier: Apache-2.0
package subjects.calls;

/** Static calls into another class. */
public class FixedPointUser {
  static void roundTrip(int i) {
    int back = FixedPoint.toInt(FixedPoint.fromInt(i));
    if (i >= -8388608 && i <= 8388607) {
      assert back == i; // PROVED
    } else {
      assert back != i; // PROVED
    }
    assert back == i || i > 0; // VIOLATED
  }

  static void halves(short s) {
    int h = FixedPoint.half(FixedPoint.fromInt(s));
    assert h * 2 == FixedPoint.fromInt(s); // PROVED
    assert FixedPoint.toInt(h) * 2 == s; // VIOLATED
  }
}
