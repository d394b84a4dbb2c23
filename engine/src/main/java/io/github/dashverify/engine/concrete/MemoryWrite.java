// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.concrete;

import io.github.dashverify.engine.cfa.Operation.Assign;
import io.github.dashverify.engine.expr.Application;
import io.github.dashverify.engine.expr.Evaluator;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Operator;
import io.github.dashverify.engine.expr.Variable;

/**
 * An assignment {@code memory := store(memory, index, value)}, the only form in which automata
 * write to the heap, taken apart so that it can be done in place.
 */
record MemoryWrite(Variable memory, Expr index, Expr value) {

  static MemoryWrite of(Assign assign) {
    if (assign.value() instanceof Application store
        && store.operator() == Operator.STORE
        && store.argument(0) == assign.target()) {
      return new MemoryWrite(assign.target(), store.argument(1), store.argument(2));
    }
    throw new IllegalStateException("not a write to one cell of a memory: " + assign);
  }

  void apply(Store store) {
    long at = Evaluator.evaluate(index, store.now());
    store.set(memory, at, Evaluator.evaluate(value, store.now()));
  }
}
