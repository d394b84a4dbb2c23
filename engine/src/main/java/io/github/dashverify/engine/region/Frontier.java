// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.region;

/**
 * Where tests stop on an abstract error path: the edge from the last visited region to the first
 * one that no test has entered, and the run that got this far.
 *
 * @param edge from visited to unvisited
 * @param state a state of the visited region; the run that led to it is the trace to extend
 */
public record Frontier(RegionEdge edge, ConcreteState state) {

  public Region before() {
    return edge.source();
  }

  public Region after() {
    return edge.target();
  }

  @Override
  public String toString() {
    return before() + " -" + edge.transition().operations() + "-> " + after();
  }
}
