// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Simplifies writes: an older write that a newer one covers is forgotten. */
final class StoreRules {

  /** How many writes back an older one is looked for. */
  private static final int LOOK_BACK = 16;

  private StoreRules() {}

  static Expr store(Expr array, Expr index, Expr value) {
    if (isThereAlready(array, index, value)) {
      return array;
    }
    Expr without = forget(array, write -> write.is(Operator.STORE) && write.arg(1) == index);
    return Application.of(Operator.STORE, array.sort(), without, index, value);
  }

  private static boolean isThereAlready(Expr array, Expr index, Expr value) {
    boolean plausible =
        array.is(Operator.ARRAY) || (value.is(Operator.SELECT) && value.arg(1) == index);
    return plausible && SelectRules.select(array, index) == value;
  }

  static Expr fill(Expr array, Expr row, Expr value) {
    if (array.is(Operator.ARRAY) && array.arg(0) == value) {
      return array;
    }
    Expr without =
        forget(
            array,
            write -> write.is(Operator.STORE) ? Mem.row(write.arg(1)) == row : write.arg(1) == row);
    return Application.of(Operator.FILL, array.sort(), without, row, value);
  }

  /** The array without those of its last writes that are covered, whatever lies between. */
  private static Expr forget(Expr array, Predicate<Expr> covered) {
    List<Expr> kept = new ArrayList<>();
    Expr rest = array;
    @Nullable Expr found = null;
    int keptBeforeFound = 0;
    for (int i = 0; i < LOOK_BACK && isWrite(rest); i++) {
      if (covered.test(rest)) {
        found = rest.arg(0);
        keptBeforeFound = kept.size();
      } else {
        kept.add(rest);
      }
      rest = rest.arg(0);
    }
    if (found == null) {
      return array;
    }
    Expr result = found;
    for (int i = keptBeforeFound - 1; i >= 0; i--) {
      Application write = (Application) kept.get(i);
      result =
          Application.of(
              write.operator(), write.sort(), result, write.argument(1), write.argument(2));
    }
    return result;
  }

  private static boolean isWrite(Expr array) {
    return array.is(Operator.STORE) || array.is(Operator.FILL);
  }
}
