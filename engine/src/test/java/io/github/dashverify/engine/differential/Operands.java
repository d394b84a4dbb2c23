// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.differential;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Values worth trying: corners of every width, and random ones. */
final class Operands {

  private static final long[] CORNERS = {
    0,
    1,
    -1,
    2,
    -2,
    3,
    7,
    31,
    32,
    33,
    63,
    64,
    65,
    127,
    128,
    -128,
    -129,
    255,
    256,
    32767,
    32768,
    -32768,
    -32769,
    65535,
    65536,
    Integer.MAX_VALUE,
    Integer.MIN_VALUE,
    Integer.MAX_VALUE - 1,
    Integer.MIN_VALUE + 1,
    1L << 31,
    1L << 32,
    -1L << 32,
    0xFFFF_FFFFL,
    Long.MAX_VALUE,
    Long.MIN_VALUE,
    Long.MAX_VALUE - 1,
    Long.MIN_VALUE + 1
  };

  private Operands() {}

  /** Argument lists for parameters of these types: every pair of corners, then random ones. */
  static List<long[]> of(Class<?>[] types, int count, Random random) {
    List<long[]> operands = new ArrayList<>();
    if (types.length <= 2) {
      for (long first : CORNERS) {
        for (long second : CORNERS) {
          operands.add(fitted(types, new long[] {first, second}));
        }
      }
    }
    while (operands.size() < count) {
      long[] values = new long[types.length];
      for (int i = 0; i < values.length; i++) {
        values[i] = number(random);
      }
      operands.add(fitted(types, values));
    }
    return operands;
  }

  static long number(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> CORNERS[random.nextInt(CORNERS.length)];
      case 1 -> random.nextInt(41) - 20;
      case 2 -> (1L << random.nextInt(64)) + random.nextInt(3) - 1;
      default -> random.nextLong();
    };
  }

  private static long[] fitted(Class<?>[] types, long[] values) {
    long[] fitted = new long[types.length];
    for (int i = 0; i < types.length; i++) {
      fitted[i] = fit(types[i], values[i]);
    }
    return fitted;
  }

  /** The value of the type with the same low bits. */
  static long fit(Class<?> type, long bits) {
    return switch (type.getName()) {
      case "boolean" -> bits & 1;
      case "byte" -> (byte) bits;
      case "char" -> (char) bits;
      case "short" -> (short) bits;
      case "int" -> (int) bits;
      default -> bits;
    };
  }
}
