// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Puts assignments that are meant to happen at once into an order in which they can happen. */
final class ParallelMoves {

  private final Map<Variable, Expr> pending;

  private ParallelMoves(Map<Variable, Expr> moves) {
    pending = new LinkedHashMap<>(moves);
  }

  /**
   * Assignments that together have the effect of all moves at once. On a cycle of moves, a register
   * is computed into a free slot first.
   *
   * @param firstFree first slot that no move reads or writes
   */
  static List<Operation> inOrder(Map<Variable, Expr> moves, int firstFree, int line) {
    ParallelMoves order = new ParallelMoves(moves);
    List<Operation> assignments = new ArrayList<>();
    int free = firstFree;
    while (!order.pending.isEmpty()) {
      Map.Entry<Variable, Expr> next = order.firstUnread();
      if (next != null) {
        assignments.add(new Operation.Assign(next.getKey(), next.getValue(), line));
        order.pending.remove(next.getKey());
      } else {
        Map.Entry<Variable, Expr> onCycle = order.firstOnCycle();
        char kind = ((Symbols.Register) onCycle.getKey().symbol()).kind();
        Variable parked = Symbols.register(0, free, kind);
        free += 2;
        assignments.add(new Operation.Assign(parked, onCycle.getValue(), line));
        onCycle.setValue(parked);
      }
    }
    return assignments;
  }

  /** A move whose target no other move reads. */
  private Map.@Nullable Entry<Variable, Expr> firstUnread() {
    for (Map.Entry<Variable, Expr> move : pending.entrySet()) {
      boolean isRead = false;
      for (Map.Entry<Variable, Expr> other : pending.entrySet()) {
        isRead |= !other.equals(move) && Value.reads(other.getValue(), move.getKey()::equals);
      }
      if (!isRead) {
        return move;
      }
    }
    return null;
  }

  /** A move to a register that reads another target; there is one if every target is read. */
  private Map.Entry<Variable, Expr> firstOnCycle() {
    for (Map.Entry<Variable, Expr> move : pending.entrySet()) {
      Variable target = move.getKey();
      if (target.symbol() instanceof Symbols.Register
          && Value.reads(move.getValue(), v -> !v.equals(target) && pending.containsKey(v))) {
        return move;
      }
    }
    throw new IllegalStateException("no register on the cycle of " + pending);
  }
}
