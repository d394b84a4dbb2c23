// SPDX-License-Identifier: Apache-2.0
package subjects.machines;

import io.github.dashverify.api.Verify;

/** A lift moves only while its door is closed. */
public class DoorInterlock {
  static void ride() {
    boolean open = true;
    boolean moving = false;
    int floor = 0;
    while (Verify.anyBoolean()) {
      int button = Verify.anyInt();
      if (button == 1 && !moving) {
        open = true;
      } else if (button == 2) {
        open = false;
      } else if (button == 3 && !open) {
        moving = true;
      } else if (button == 4 && moving && floor < 9) {
        floor++;
      } else if (button == 5) {
        moving = false;
      }
      assert !(open && moving); // PROVED
      assert floor >= 0 && floor <= 9; // PROVED
    }
    assert floor == 0 || !open; // VIOLATED
  }

  static void withoutInterlock(int first, int second, int third) {
    boolean open = first == 1;
    boolean moving = false;
    if (second == 3 && !open) {
      moving = true;
    }
    if (third == 1) {
      open = true;
    }
    assert !(open && moving); // VIOLATED
  }
}
