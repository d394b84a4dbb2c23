// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.Comparator;

/**
 * The order of commutative arguments: variables by name, then applications by size, then constants.
 * Depends on structure only, never on when or in which thread an expression was built.
 */
enum Order implements Comparator<Expr> {
  STRUCTURAL;

  /** Below this depth the hash decides, and the rest is looked at only if 64 bits collide. */
  private static final int READABLE_DEPTH = 3;

  @Override
  public int compare(Expr a, Expr b) {
    if (a == b) {
      return 0;
    }
    if (rank(a) != rank(b)) {
      return Integer.compare(rank(a), rank(b));
    }
    if (a instanceof Variable x && b instanceof Variable y) {
      return compareVariables(x, y);
    }
    if (a instanceof Application x && b instanceof Application y) {
      return compareApplications(x, y);
    }
    int bySort = Integer.compare(a.sort().number(), b.sort().number());
    return bySort != 0 ? bySort : Long.compare(a.bits64(), b.bits64());
  }

  private static int rank(Expr e) {
    return e instanceof Variable ? 0 : e instanceof Application ? 1 : 2;
  }

  private static int compareVariables(Variable a, Variable b) {
    int result = a.name().compareTo(b.name());
    if (result == 0) {
      result = Integer.compare(a.sort().number(), b.sort().number());
    }
    if (result == 0) {
      result = a.symbol().getClass().getName().compareTo(b.symbol().getClass().getName());
    }
    return result;
  }

  private int compareApplications(Application a, Application b) {
    int result = Integer.compare(a.size(), b.size());
    if (result == 0) {
      result = compareTops(a, b, READABLE_DEPTH);
    }
    if (result == 0) {
      result = Long.compare(a.structuralHash(), b.structuralHash());
    }
    return result != 0 ? result : compareTops(a, b, Integer.MAX_VALUE);
  }

  /** Compares down to a depth: to the first difference that a reader sees, or all the way. */
  private int compareTops(Application a, Application b, int depth) {
    int result = a.operator().compareTo(b.operator());
    if (result == 0) {
      result = Integer.compare(a.sort().number(), b.sort().number());
    }
    if (result == 0) {
      result = Integer.compare(a.arity(), b.arity());
    }
    for (int i = 0; depth > 0 && result == 0 && i < a.arity(); i++) {
      Expr x = a.argument(i);
      Expr y = b.argument(i);
      boolean applications = x instanceof Application && y instanceof Application && x != y;
      result =
          applications ? compareTops((Application) x, (Application) y, depth - 1) : compare(x, y);
    }
    return result;
  }
}
