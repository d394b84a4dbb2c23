// SPDX-License-Identifier: Apache-2.0
package subjects.control;

/** Cases without break run into the next one. */
public class SwitchFallThrough {
  @SuppressWarnings("fallthrough")
  static void countdown(int stage) {
    int steps = 0;
    switch (stage) {
      case 4:
        steps++;
      case 3:
        steps++;
      case 2:
        steps++;
      case 1:
        steps++;
        break;
      case 0:
        steps = 100;
      default:
        steps--;
    }
    assert stage < 1 || stage > 4 || steps == stage; // PROVED
    assert stage != 0 || steps == 99; // PROVED
    assert steps >= 0; // VIOLATED
  }

  @SuppressWarnings("fallthrough")
  static void defaultInTheMiddle(byte b) {
    int x = 0;
    switch (b) {
      case 1:
        x += 1;
      default:
        x += 10;
      case 2:
        x += 100;
    }
    assert x == 100 || x == 110 || x == 111; // PROVED
    assert x != 111; // VIOLATED b = 1
  }
}
