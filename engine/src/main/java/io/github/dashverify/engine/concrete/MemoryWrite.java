// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.concrete;

import io.github.dashverify.engine.cfa.Operation.Assign;
import io.github.dashverify.engine.expr.Application;
import io.github.dashverify.engine.expr.Evaluator;
import io.github.dashverify.engine.expr.Operator;

/**
 * Assignments {@code memory := store(memory, index, value)} and {@code memory := fill(memory, row,
 * 0)}, the only forms in which automata write to the heap, done in place.
 */
final class MemoryWrite {

  private MemoryWrite() {}

  static void execute(Assign assign, Store store) {
    if (assign.value() == assign.target()) {
      return; // a write that simplified to nothing
    }
    if (!(assign.value() instanceof Application write) || write.argument(0) != assign.target()) {
      throw new IllegalStateException("not a write to a memory: " + assign);
    }
    long index = Evaluator.evaluate(write.argument(1), store.now());
    long value = Evaluator.evaluate(write.argument(2), store.now());
    if (write.operator() == Operator.STORE) {
      store.set(assign.target(), index, value);
    } else if (write.operator() == Operator.FILL && value == 0) {
      store.clearRow(assign.target(), (int) index);
    } else {
      throw new IllegalStateException("not a write to one cell or row of a memory: " + assign);
    }
  }
}
