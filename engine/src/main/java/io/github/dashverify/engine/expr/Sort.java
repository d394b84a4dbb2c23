// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** What values an expression has. Sorts are interned: {@code ==} is equality. */
public final class Sort {

  private enum Kind {
    BOOL,
    BIT_VECTOR,
    FLOAT,
    ARRAY
  }

  private static final int MAX_WIDTH = 64;
  private static final Sort[] BIT_VECTORS = new Sort[MAX_WIDTH + 1];
  private static final Map<Long, Sort> ARRAYS = new ConcurrentHashMap<>();

  static {
    for (int width = 1; width <= MAX_WIDTH; width++) {
      BIT_VECTORS[width] = new Sort(Kind.BIT_VECTOR, width, width, null, null);
    }
  }

  public static final Sort BOOL = new Sort(Kind.BOOL, 1, 70, null, null);
  public static final Sort BYTE = bitVector(8);
  public static final Sort SHORT = bitVector(16);
  public static final Sort INT = bitVector(32);
  public static final Sort LONG = bitVector(64);
  public static final Sort FLOAT = new Sort(Kind.FLOAT, 32, 71, null, null);
  public static final Sort DOUBLE = new Sort(Kind.FLOAT, 64, 72, null, null);

  /** References are numbers: 0 is null, allocation counts upwards. */
  public static final Sort REFERENCE = INT;

  private final Kind kind;
  private final int width;
  private final int number;
  private final @Nullable Sort index;
  private final @Nullable Sort element;

  private Sort(Kind kind, int width, int number, @Nullable Sort index, @Nullable Sort element) {
    this.kind = kind;
    this.width = width;
    this.number = number;
    this.index = index;
    this.element = element;
  }

  /** Bit vectors of 1 to 64 bits. */
  public static Sort bitVector(int width) {
    if (width < 1 || width > MAX_WIDTH) {
      throw new IllegalArgumentException("bit vector of " + width + " bits");
    }
    return BIT_VECTORS[width];
  }

  /** Arrays from a bit-vector sort to a scalar sort. */
  public static Sort array(Sort index, Sort element) {
    if (!index.isBitVector() || element.isArray()) {
      throw new IllegalArgumentException("array of " + element + " by " + index);
    }
    int number = 100 * index.number + element.number + 1000;
    return ARRAYS.computeIfAbsent(
        (long) number, key -> new Sort(Kind.ARRAY, 0, number, index, element));
  }

  public boolean isBool() {
    return kind == Kind.BOOL;
  }

  public boolean isBitVector() {
    return kind == Kind.BIT_VECTOR;
  }

  /** Whether this is {@link #FLOAT} or {@link #DOUBLE}. */
  public boolean isFloat() {
    return kind == Kind.FLOAT;
  }

  public boolean isArray() {
    return kind == Kind.ARRAY;
  }

  /** Bits of a bit vector or of an IEEE format. */
  public int width() {
    if (isArray()) {
      throw new IllegalStateException(this + " has no width");
    }
    return width;
  }

  /** The sort of an array's indexes. */
  public Sort index() {
    if (index == null) {
      throw new IllegalStateException(this + " has no index");
    }
    return index;
  }

  /** The sort of an array's cells. */
  public Sort element() {
    if (element == null) {
      throw new IllegalStateException(this + " has no elements");
    }
    return element;
  }

  /** The smallest signed value of a bit vector. */
  long min() {
    return -1L << (width - 1);
  }

  /** The largest signed value of a bit vector. */
  long max() {
    return ~min();
  }

  /** The low {@code width} bits. */
  long mask() {
    return -1L >>> (MAX_WIDTH - width);
  }

  /** The value modulo 2^width, sign-extended. */
  long wrap(long value) {
    int unused = MAX_WIDTH - width;
    return value << unused >> unused;
  }

  /** A number that tells sorts apart and is the same in every run. */
  int number() {
    return number;
  }

  @Override
  public String toString() {
    return switch (kind) {
      case BOOL -> "bool";
      case BIT_VECTOR -> "bv" + width;
      case FLOAT -> width == 32 ? "float" : "double";
      case ARRAY -> index + "[]" + element;
    };
  }
}
