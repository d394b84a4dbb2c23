// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

import io.github.dashverify.engine.concrete.InputVector;
import io.github.dashverify.engine.expr.Expr;

/** What came of the attempt to extend a frontier. */
sealed interface Extension {

  /** This input crosses the frontier. */
  record Crossing(InputVector inputs) implements Extension {}

  /** Nothing crosses it; this predicate is suitable for refining the region before it. */
  record Separating(Expr predicate) implements Extension {}

  /** The region behind the frontier has no states at all. */
  record EmptyRegion() implements Extension {}

  /** Not decided, for this reason. */
  record Undecided(String reason) implements Extension {}
}
