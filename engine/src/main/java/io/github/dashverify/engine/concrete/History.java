// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.concrete;

import java.util.Arrays;

/** The values a variable or memory cell had in the course of a run: what changed, and when. */
final class History {

  private int[] steps = new int[2];
  private long[] values = new long[2];
  private int size;

  /** Notes that from this step on the value is this; steps never decrease. */
  void set(int step, long value) {
    if (size > 0 && steps[size - 1] == step) {
      values[size - 1] = value;
      return;
    }
    if (size == steps.length) {
      steps = Arrays.copyOf(steps, size * 2);
      values = Arrays.copyOf(values, size * 2);
    }
    steps[size] = step;
    values[size++] = value;
  }

  long latest() {
    return size == 0 ? 0 : values[size - 1];
  }

  /** The value in the state reached after this many steps; zero before the first change. */
  long at(int step) {
    if (size == 0 || steps[size - 1] <= step) {
      return latest();
    }
    int low = 0;
    int high = size;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (steps[middle] <= step) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low == 0 ? 0 : values[low - 1];
  }
}
