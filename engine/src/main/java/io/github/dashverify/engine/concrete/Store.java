// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.concrete;

import io.github.dashverify.engine.cfa.Program;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Valuation;
import io.github.dashverify.engine.expr.Variable;
import java.util.HashMap;
import java.util.Map;

/**
 * The memory of one run with its past: every variable and every cell keeps what it was at each
 * step, so that a region's predicate can be evaluated on any state of the run at any later time.
 */
final class Store {

  private final Program program;
  private final InputVector inputs;
  private final Map<Variable, History> scalars = new HashMap<>();
  private final Map<Variable, Map<Long, History>> memories = new HashMap<>();
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
    }
    history.set(step, value);
  }

  void set(Variable memory, long index, long value) {
    memories
        .computeIfAbsent(memory, m -> new HashMap<>())
        .computeIfAbsent(index, i -> new History())
        .set(step, value);
  }

  /** Sets every register of this frame depth to zero. */
  void clearFrame(int depth) {
    for (Map.Entry<Variable, History> entry : scalars.entrySet()) {
      if (entry.getKey().symbol() instanceof Symbols.Register register
          && register.depth() == depth
          && entry.getValue().latest() != 0) {
        entry.getValue().set(step, 0);
      }
    }
  }

  /** The state now. */
  Valuation now() {
    return at(Integer.MAX_VALUE);
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
        if (memory.symbol() instanceof Symbols.Subtypes table) {
          return program.isSubtype((int) index, table.type()) ? 1 : 0;
        }
        Map<Long, History> cells = memories.get(memory);
        History history = cells == null ? null : cells.get(index);
        return history == null ? 0 : history.at(moment);
      }
    };
  }
}
