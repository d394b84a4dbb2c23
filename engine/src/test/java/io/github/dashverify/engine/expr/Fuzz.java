// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * What the random tests share. Seeds are fixed; {@code -Ddashverify.fuzz=20} makes every test run
 * twenty times as long, on as many more seeds.
 */
final class Fuzz {

  private static final int FACTOR = Integer.getInteger("dashverify.fuzz", 1);

  private Fuzz() {}

  static int times(int count) {
    return count * FACTOR;
  }

  record Name(String name) implements Symbol {
    @Override
    public String toString() {
      return name;
    }
  }

  static Variable variable(String name, Sort sort) {
    return Variable.of(new Name(name), sort);
  }

  /** A number likely to be in a corner of some width, or near one. */
  static long number(Random random) {
    long[] corners = {
      0, 1, -1, 2, -2, 3, 5, 7, 8, 10, 15, 16, 31, 32, 63, 64, 100, 127, -127, 128, -128, 255, 256
    };
    return switch (random.nextInt(6)) {
      case 0, 1 -> corners[random.nextInt(corners.length)];
      case 2 -> 1L << random.nextInt(64);
      case 3 -> (1L << random.nextInt(64)) - 1;
      case 4 -> (-1L << random.nextInt(64)) + random.nextInt(3) - 1;
      default -> random.nextLong();
    };
  }

  /** A state without memories. */
  static Valuation scalars(Map<Variable, Long> values) {
    return new Valuation() {
      @Override
      public long value(Variable scalar) {
        return values.get(scalar);
      }

      @Override
      public long select(Variable memory, long index) {
        throw new AssertionError("no memory in this test: " + memory);
      }
    };
  }

  static <T> T pick(Random random, List<T> items) {
    return items.get(random.nextInt(items.size()));
  }
}
