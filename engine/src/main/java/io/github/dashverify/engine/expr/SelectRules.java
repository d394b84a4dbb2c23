// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Resolves a read through the writes of a memory into a choice over equalities of indexes. Works
 * with a stack of its own: memories of long runs are deep.
 */
final class SelectRules {

  /** A run of writes down to an array that is none, as the choices a read has to make. */
  private record Chain(List<Expr> conditions, List<Expr> values, Expr base) {}

  private final Expr index;
  private final Map<Expr, Expr> read = new HashMap<>();
  private final Map<Expr, Chain> chains = new HashMap<>();
  private @Nullable Expr row;

  private SelectRules(Expr index) {
    this.index = index;
  }

  static Expr select(Expr array, Expr index) {
    return new SelectRules(index).resolve(array);
  }

  private static Expr plain(Expr base, Expr index) {
    if (!base.sort().isArray()) {
      return base; // the value of a write to this very index
    }
    return base.is(Operator.ARRAY)
        ? base.arg(0)
        : Application.of(Operator.SELECT, base.sort().element(), base, index);
  }

  private Expr resolve(Expr array) {
    Deque<Expr> open = new ArrayDeque<>(List.of(array));
    while (!open.isEmpty()) {
      Expr next = open.peek();
      Chain chain = chains.computeIfAbsent(next, this::chain);
      Expr base = chain.base;
      boolean choice = base.sort().isArray() && base.is(Operator.ITE);
      if (choice && !read.containsKey(base.arg(1))) {
        open.push(base.arg(1));
      } else if (choice && !read.containsKey(base.arg(2))) {
        open.push(base.arg(2));
      } else {
        Expr value =
            choice
                ? Bool.ite(base.arg(0), result(base.arg(1)), result(base.arg(2)))
                : plain(base, index);
        read.put(next, unwind(chain, value));
        open.pop();
      }
    }
    return result(array);
  }

  private Expr result(Expr array) {
    return Objects.requireNonNull(read.get(array));
  }

  private static Expr unwind(Chain chain, Expr base) {
    Expr value = base;
    for (int i = chain.conditions.size() - 1; i >= 0; i--) {
      value = Bool.ite(chain.conditions.get(i), chain.values.get(i), value);
    }
    return value;
  }

  /** Follows writes to the first that is certain, or to an array that is no write. */
  private Chain chain(Expr array) {
    List<Expr> conditions = new ArrayList<>();
    List<Expr> values = new ArrayList<>();
    Set<Expr> seen = new HashSet<>();
    Expr rest = array;
    while (rest.is(Operator.STORE) || rest.is(Operator.FILL)) {
      Expr hit = Bool.eq(rest.arg(1), rest.is(Operator.STORE) ? index : row());
      if (hit.isTrue()) {
        return new Chain(conditions, values, rest.arg(2));
      }
      if (!hit.isFalse() && seen.add(hit)) {
        conditions.add(hit);
        values.add(rest.arg(2));
      }
      rest = rest.arg(0);
    }
    return new Chain(conditions, values, rest);
  }

  private Expr row() {
    if (row == null) {
      row = Mem.row(index);
    }
    return row;
  }
}
