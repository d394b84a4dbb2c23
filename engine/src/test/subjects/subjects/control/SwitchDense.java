// SPDX-License-Identifier: Apache-2.0
package subjects.control;

/** A dense switch becomes a jump table. */
public class SwitchDense {
  static int nextDay(int day) {
    int next;
    switch (day) {
      case 0:
        next = 1;
        break;
      case 1:
        next = 2;
        break;
      case 2:
        next = 3;
        break;
      case 3:
        next = 4;
        break;
      case 4:
        next = 5;
        break;
      case 5:
        next = 6;
        break;
      default:
        next = 0;
        break;
    }
    assert next >= 0 && next <= 6; // PROVED
    assert day < 0 || day > 5 || next == day + 1; // PROVED
    assert next != day; // PROVED
    assert next != 0 || day == 6; // VIOLATED
    return next;
  }
}
