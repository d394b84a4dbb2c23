// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

/**
 * Memories: arrays from bit vectors to scalars. A read is resolved at once through every write, so
 * that what remains in a scalar expression is the read of a memory variable.
 */
public final class Mem {

  private Mem() {}

  /** The array of this sort that has the value in every cell. */
  public static Expr constant(Sort array, Expr value) {
    check(value, array.element());
    return Application.of(Operator.ARRAY, array, value);
  }

  public static Expr select(Expr array, Expr index) {
    check(index, array.sort().index());
    return SelectRules.select(array, index);
  }

  public static Expr store(Expr array, Expr index, Expr value) {
    check(index, array.sort().index());
    check(value, array.sort().element());
    return StoreRules.store(array, index, value);
  }

  /**
   * The array with the value in every cell of a row.
   *
   * @param array indexed by {@link Sort#LONG}: a row (32 bits) above a column (32 bits)
   * @param row the upper half of the indexes meant
   */
  public static Expr fill(Expr array, Expr row, Expr value) {
    check(row, Sort.INT);
    check(value, array.sort().element());
    if (array.sort().index() != Sort.LONG) {
      throw new IllegalArgumentException("no rows in " + array.sort());
    }
    return StoreRules.fill(array, row, value);
  }

  /** The upper half of an index into an array with rows. */
  static Expr row(Expr index) {
    Expr shifted = Bv.lshr(index, Bv.longConst(Integer.SIZE));
    return Bv.truncate(shifted, Sort.INT);
  }

  private static void check(Expr e, Sort sort) {
    if (e.sort() != sort) {
      throw new IllegalArgumentException(e.sort() + " where " + sort + " is expected: " + e);
    }
  }
}
