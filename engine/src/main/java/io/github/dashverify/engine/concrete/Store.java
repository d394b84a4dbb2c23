// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.concrete;

import io.github.dashverify.engine.cfa.Program;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Valuation;
import io.github.dashverify.engine.expr.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The memory of one run with its past: every variable and every cell keeps what it was at each
 * step, so that a region's predicate can be evaluated on any state of the run at any later time.
 */
final class Store {

  private final Program program;
  private final InputVector inputs;
  private final Map<Variable, History> scalars = new HashMap<>();
  private final List<List<History>> frames = new ArrayList<>();
  private final Map<Variable, Map<Integer, Map<Integer, History>>> memories = new HashMap<>();
  private final Valuation now = at(Integer.MAX_VALUE);
  private int step;

  Store(Program program, InputVector inputs) {
    this.program = program;
    this.inputs = inputs;
    set(Symbols.NEXT_REFERENCE, 1);
  }

  /** From now on, changes belong to the state after this many steps. */
  void advanceTo(int newStep) {
    step = newStep;
  }

  void set(Variable variable, long value) {
    History history = scalars.get(variable);
    if (history == null) {
      history = new History();
      scalars.put(variable, history);
      if (variable.symbol() instanceof Symbols.Register register) {
        frame(register.depth()).add(history);
      }
    }
    history.set(step, value);
  }

  void set(Variable memory, long index, long value) {
    History history = cell(memory, index);
    if (history == null) {
      if (value == 0) {
        return; // as every cell is that nobody has written
      }
      history = new History();
      memories
          .computeIfAbsent(memory, m -> new HashMap<>())
          .computeIfAbsent(row(index), r -> new HashMap<>())
          .put((int) index, history);
    }
    history.set(step, value);
  }

  /** Sets every cell of a row to zero. */
  void clearRow(Variable memory, int row) {
    Map<Integer, Map<Integer, History>> rows = memories.getOrDefault(memory, Map.of());
    clear(rows.getOrDefault(row, Map.of()).values());
  }

  /** Sets every register of this frame depth to zero. */
  void clearFrame(int depth) {
    clear(frame(depth));
  }

  private void clear(Iterable<History> histories) {
    for (History history : histories) {
      if (history.latest() != 0) {
        history.set(step, 0);
      }
    }
  }

  private List<History> frame(int depth) {
    while (frames.size() <= depth) {
      frames.add(new ArrayList<>());
    }
    return frames.get(depth);
  }

  private @Nullable History cell(Variable memory, long index) {
    Map<Integer, Map<Integer, History>> rows = memories.get(memory);
    Map<Integer, History> cells = rows == null ? null : rows.get(row(index));
    return cells == null ? null : cells.get((int) index);
  }

  /** Indexes of array elements have the array above the position; other indexes are one row. */
  private static int row(long index) {
    return (int) (index >>> Integer.SIZE);
  }

  /** The state now. */
  Valuation now() {
    return now;
  }

  /** The state after this many steps. */
  Valuation at(int moment) {
    return new Valuation() {
      @Override
      public long value(Variable scalar) {
        History history = scalars.get(scalar);
        return history == null ? 0 : history.at(moment);
      }

      @Override
      public long select(Variable memory, long index) {
        if (memory.symbol() instanceof Symbols.Inputs source) {
          return inputs.value((int) index, source.type());
        }
        if (memory.symbol() instanceof Symbols.Table table) {
          return program.lookUp(table, index);
        }
        History history = cell(memory, index);
        return history == null ? 0 : history.at(moment);
      }
    };
  }
}
