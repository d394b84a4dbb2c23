// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Variables;
import io.github.dashverify.engine.region.Region;
import io.github.dashverify.engine.region.RegionEdge;
import io.github.dashverify.engine.region.RegionGraph;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Carries a refinement backwards through code that has nothing to do with it. After a region was
 * split by a predicate, a step into the new half that does not write what the predicate reads can
 * only come from a state that satisfies the predicate already: the region before it is split by the
 * same predicate, without a solver and without another round of the loop. A step whose weakest
 * precondition simplifies to false loses its edge.
 *
 * <p>This is what keeps the number of rounds independent of how much irrelevant code stands between
 * an assertion and the assignment it depends on.
 */
final class BackwardPropagation {

  private final RegionGraph graph;
  private final Expr predicate;
  private int refinements;

  BackwardPropagation(RegionGraph graph, Expr predicate) {
    this.graph = graph;
    this.predicate = predicate;
  }

  /**
   * @param inside the half of a split region whose states satisfy the predicate
   * @return how many regions were split and edges removed
   */
  int from(Region inside) {
    Deque<Region> pending = new ArrayDeque<>(List.of(inside));
    for (Region region = pending.poll(); region != null; region = pending.poll()) {
      for (RegionEdge edge : List.copyOf(region.incoming())) {
        if (!region.incoming().contains(edge)) {
          continue; // an earlier split in this round replaced it
        }
        if (edge.transition().weakestPrecondition(predicate).isFalse()) {
          graph.remove(edge);
          refinements++;
        } else if (mayCarryOver(edge)) {
          pending.add(carryOver(edge));
        }
      }
    }
    return refinements;
  }

  private boolean mayCarryOver(RegionEdge edge) {
    Region before = edge.source();
    return before != graph.initial()
        && before != edge.target()
        && before.isVisited()
        && !before.implies(predicate)
        && Variables.of(predicate).stream().noneMatch(edge.transition()::assigns)
        && before.states().stream().noneMatch(state -> state.satisfies(predicate));
  }

  private Region carryOver(RegionEdge edge) {
    RegionGraph.Halves halves = graph.split(edge.source(), predicate);
    for (RegionEdge out : List.copyOf(halves.outside().outgoing())) {
      if (out.target().implies(predicate)
          && Variables.of(predicate).stream().noneMatch(out.transition()::assigns)) {
        graph.remove(out);
      }
    }
    refinements++;
    return halves.inside();
  }
}
