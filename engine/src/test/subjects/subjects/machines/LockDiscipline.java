// SPDX-License-Identifier: Apache-2.0
package subjects.machines;

/** A lock that must be free at the end on every path. */
public class LockDiscipline {
  static int balanced(int x, boolean fast) {
    int depth = 0;
    depth = enter(depth);
    if (x > 0) {
      if (fast) {
        depth = leave(depth);
        assert depth == 0; // PROVED
        return x;
      }
      depth = enter(depth);
      x--;
      depth = leave(depth);
    }
    depth = leave(depth);
    assert depth == 0; // PROVED
    return x;
  }

  static int forgetful(int x) {
    int depth = 0;
    depth = enter(depth);
    if (x % 100 == 99) {
      assert depth == 0; // VIOLATED
      return -1;
    }
    depth = leave(depth);
    assert depth == 0; // PROVED
    return x;
  }

  private static int enter(int depth) {
    assert depth < 2; // PROVED
    return depth + 1;
  }

  private static int leave(int depth) {
    assert depth > 0; // PROVED
    return depth - 1;
  }
}
