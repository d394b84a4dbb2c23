// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.symbolic;

import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Constant;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Mem;
import io.github.dashverify.engine.expr.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * One memory on a symbolic trace. Most accesses are at indexes that are numbers, because a trace
 * follows one run; those are answered from a map. Writes to one array are kept apart from those to
 * all others, so that a read at an index that depends on the inputs sees few of them.
 */
final class SymbolicMemory {

  private final boolean hasRows;
  private final Map<Long, Row> rows = new LinkedHashMap<>();
  private Expr base;

  SymbolicMemory(Sort sort) {
    hasRows = sort.index() == Sort.LONG;
    base = Mem.constant(sort, Constant.zero(sort.element()));
  }

  /** What was written since {@link #base} to the indexes that have the same upper half. */
  private final class Row {
    private final Map<Long, Expr> cells = new HashMap<>();
    private final Map<Long, Expr> latest = new LinkedHashMap<>();
    private final List<UnaryOperator<Expr>> earlier = new ArrayList<>();
    private Expr written = base;

    void write(Expr index, Expr value) {
      if (index instanceof Constant number) {
        cells.put(number.bits(), value);
        latest.put(number.bits(), value);
      } else {
        settle();
        apply(memory -> Mem.store(memory, index, value));
        cells.clear();
      }
    }

    void fill(Expr row, Expr value) {
      latest.clear();
      cells.clear();
      apply(memory -> Mem.fill(memory, row, value));
    }

    Expr read(Expr index) {
      if (!(index instanceof Constant number)) {
        settle();
        return Mem.select(written, index);
      }
      Expr known = cells.get(number.bits());
      if (known == null) {
        known = Mem.select(written, index);
        cells.put(number.bits(), known);
      }
      return known;
    }

    /** The latest cells are all different, so their order does not matter. */
    void settle() {
      latest.forEach(
          (number, value) -> {
            Expr index = Constant.of(base.sort().index(), number);
            apply(memory -> Mem.store(memory, index, value));
          });
      latest.clear();
    }

    private void apply(UnaryOperator<Expr> write) {
      earlier.add(write);
      written = write.apply(written);
    }
  }

  void write(Expr index, Expr value) {
    Expr row = rowOf(index);
    if (row instanceof Constant number) {
      row(number).write(index, value);
    } else {
      base = Mem.store(whole(), index, value);
    }
  }

  void fill(Expr row, Expr value) {
    if (row instanceof Constant number) {
      row(number).fill(row, value);
    } else {
      base = Mem.fill(whole(), row, value);
    }
  }

  Expr read(Expr index) {
    Expr row = rowOf(index);
    return row instanceof Constant number ? row(number).read(index) : Mem.select(whole(), index);
  }

  /** The memory as one expression. */
  Expr whole() {
    Expr all = base;
    for (Row row : rows.values()) {
      row.settle();
      for (UnaryOperator<Expr> write : row.earlier) {
        all = write.apply(all);
      }
    }
    rows.clear();
    base = all;
    return all;
  }

  private Expr rowOf(Expr index) {
    return hasRows
        ? Bv.truncate(Bv.lshr(index, Bv.longConst(Integer.SIZE)), Sort.INT)
        : Bv.intConst(0);
  }

  private Row row(Constant number) {
    return rows.computeIfAbsent(number.bits(), n -> new Row());
  }
}
