// SPDX-License-Identifier: Apache-2.0
package subjects.arith;

/** Integer division truncates towards zero and wraps in one case. */
public class DivisionCorners {
  static void minusOne(int a) {
    int b = -1;
    assert a / b == -a; // PROVED
    assert a % b == 0; // PROVED
    assert a >= 0 || a / b > 0; // VIOLATED a = -2147483648
  }

  static void remainderSign(int a) {
    assert a % 3 > -3 && a % 3 < 3; // PROVED
    assert a % 3 >= 0; // VIOLATED
  }

  static void negativeDivisor(int a) {
    int b = -7;
    assert a % b == a % 7; // PROVED
  }

  static void identity(byte a, byte b) {
    if (b != 0) {
      assert a / b * b + a % b == a; // PROVED
      assert a / b <= 127; // VIOLATED a = -128, b = -1
    }
  }

  static void halving(int a) {
    if (a >= 0) {
      assert a / 2 == a >> 1; // PROVED
    } else {
      assert a / 2 == a >> 1; // VIOLATED
    }
  }
}
