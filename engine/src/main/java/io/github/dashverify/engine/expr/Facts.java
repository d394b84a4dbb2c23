// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.Objects;

/**
 * What is known about a bit vector in every state: a signed interval, and bits that are always zero
 * or always one. All four speak of the value sign-extended to 64 bits.
 */
record Facts(long min, long max, long zeros, long ones) {

  private static final Facts[] TOP = new Facts[Long.SIZE + 1];

  static {
    for (int width = 1; width <= Long.SIZE; width++) {
      Sort sort = Sort.bitVector(width);
      TOP[width] = new Facts(sort.min(), sort.max(), 0, 0);
    }
  }

  /** The facts about a bit-vector expression. */
  static Facts of(Expr e) {
    if (e instanceof Constant constant) {
      return constant(constant.bits());
    }
    if (e instanceof Application application) {
      return Objects.requireNonNull(application.facts());
    }
    return top(e.sort());
  }

  static Facts top(Sort sort) {
    return TOP[sort.width()];
  }

  static Facts constant(long value) {
    return new Facts(value, value, ~value, value);
  }

  /** Facts from an interval that does not leave the sort. */
  static Facts range(Sort sort, long min, long max) {
    return new Facts(min, max, 0, 0).refined(sort);
  }

  /** Facts from known bits, of which only those inside the width count. */
  static Facts bits(Sort sort, long zeros, long ones) {
    return new Facts(sort.min(), sort.max(), sort.wrap(zeros), sort.wrap(ones)).refined(sort);
  }

  /** Both are true of the value. */
  Facts and(Facts other, Sort sort) {
    long low = Math.max(min, other.min);
    long high = Math.min(max, other.max);
    return new Facts(low, high, zeros | other.zeros, ones | other.ones).refined(sort);
  }

  /** One of the two is true of the value. */
  Facts or(Facts other) {
    return new Facts(
        Math.min(min, other.min), Math.max(max, other.max), zeros & other.zeros, ones & other.ones);
  }

  /** Lets the interval learn from the bits, and the bits from the interval. */
  private Facts refined(Sort sort) {
    long sign = sort.min();
    boolean signKnown = ((zeros | ones) & sign) != 0;
    long low = signKnown ? ones : (ones & ~sign) | sign;
    long high = signKnown ? ~zeros : ~zeros & ~sign;
    long newMin = Math.max(min, low);
    long newMax = Math.min(max, high);
    long differing = newMin ^ newMax;
    long common = differing == 0 ? -1L : ~(-1L >>> Long.numberOfLeadingZeros(differing));
    Facts top = top(sort);
    Facts refined = new Facts(newMin, newMax, zeros | (~newMin & common), ones | (newMin & common));
    return refined.equals(top) ? top : refined;
  }

  boolean contains(long value) {
    return min <= value && value <= max && (value & zeros) == 0 && (~value & ones) == 0;
  }

  /** Whether no value satisfies both. */
  boolean excludes(Facts other) {
    return max < other.min
        || other.max < min
        || (zeros & other.ones) != 0
        || (ones & other.zeros) != 0;
  }

  boolean nonNegative() {
    return min >= 0;
  }

  /** Number of low bits that are always zero, at most the width of the sort. */
  int trailingZeros(Sort sort) {
    return Math.min(Long.numberOfTrailingZeros(~zeros), sort.width());
  }
}
