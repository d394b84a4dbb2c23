// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

/** A value of a scalar sort. */
public final class Constant extends Expr {

  private final long bits;

  private Constant(Sort sort, long bits) {
    super(sort);
    this.bits = bits;
  }

  /**
   * The constant of this sort with these bits.
   *
   * @param bits as {@link #bits} returns them; superfluous upper bits of a bit vector or float are
   *     ignored, and every NaN becomes the canonical one
   */
  public static Constant of(Sort sort, long bits) {
    return Interner.intern(new Constant(sort, normalise(sort, bits)));
  }

  /** The value with all bits zero: false, 0, +0.0 or null. */
  public static Constant zero(Sort sort) {
    return of(sort, 0);
  }

  private static long normalise(Sort sort, long bits) {
    if (sort.isBool()) {
      return bits & 1;
    }
    if (sort.isBitVector()) {
      return sort.wrap(bits);
    }
    if (sort == Sort.FLOAT) {
      return Float.floatToIntBits(Float.intBitsToFloat((int) bits));
    }
    if (sort == Sort.DOUBLE) {
      return Double.doubleToLongBits(Double.longBitsToDouble(bits));
    }
    throw new IllegalArgumentException("constant of sort " + sort);
  }

  /**
   * The value: 0 or 1 for Bool, a bit vector sign-extended from its width, the raw bits of a float
   * (sign-extended) or double.
   */
  public long bits() {
    return bits;
  }

  @Override
  public boolean isConstant() {
    return true;
  }

  @Override
  public boolean isTrue() {
    return bits == 1 && sort().isBool();
  }

  @Override
  public boolean isFalse() {
    return bits == 0 && sort().isBool();
  }

  @Override
  long structuralHash() {
    return Interner.mix(bits * 31 + sort().number());
  }

  @Override
  int probe() {
    return Long.hashCode(structuralHash());
  }

  @Override
  boolean matches(Expr other) {
    return other instanceof Constant constant && constant.bits == bits && constant.sort() == sort();
  }

  @Override
  void complete() {}
}
