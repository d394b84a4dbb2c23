// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.region;

import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.expr.Evaluator;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.supergraph.Point;

/** State number {@code index} of a run. */
public record ConcreteState(TestRun run, int index) {

  public boolean satisfies(Expr predicate) {
    return predicate.isTrue()
        || (!predicate.isFalse() && Evaluator.evaluate(predicate, run.state(index)) != 0);
  }

  /** Whether the run goes on from here to this point. */
  boolean continuesTo(Point next) {
    return index + 1 < run.length() && run.point(index + 1).equals(next);
  }
}
