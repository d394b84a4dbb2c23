// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.region;

import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.supergraph.Transition;

/** A step that may lead from some state of one region to some state of another. */
public record RegionEdge(Region source, Transition transition, Region target) {

  /** The states from which the step leads into the target region. */
  public Expr weakestPrecondition() {
    return transition.weakestPrecondition(target.predicate());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RegionEdge edge
        && edge.source == source
        && edge.transition == transition
        && edge.target == target;
  }

  @Override
  public int hashCode() {
    return (31 * source.number() + target.number()) * 31 + System.identityHashCode(transition);
  }
}
