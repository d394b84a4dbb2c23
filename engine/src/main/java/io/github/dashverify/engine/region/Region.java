// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.region;

import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.supergraph.Point;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The states at one point that satisfy a predicate. The regions of a point are the leaves of a tree
 * of splits, so they partition its states. Only {@link RegionGraph} changes a region.
 */
public final class Region {

  private final int number;
  private final Point point;
  private final Expr predicate;
  private final Set<RegionEdge> incoming = new LinkedHashSet<>();
  private final Set<RegionEdge> outgoing = new LinkedHashSet<>();
  private final List<ConcreteState> states = new ArrayList<>();
  private @Nullable Split split;

  Region(int number, Point point, Expr predicate) {
    this.number = number;
    this.point = point;
    this.predicate = predicate;
  }

  /** How a region was divided: states that satisfy the predicate are in {@code inside}. */
  record Split(Expr predicate, Region inside, Region outside) {}

  /** Position in the order of creation. */
  public int number() {
    return number;
  }

  public Point point() {
    return point;
  }

  public Expr predicate() {
    return predicate;
  }

  /** The known states in this region, oldest first. */
  public List<ConcreteState> states() {
    return states;
  }

  public boolean isVisited() {
    return !states.isEmpty();
  }

  /** The steps that may lead here. */
  public Set<RegionEdge> incoming() {
    return incoming;
  }

  /** The steps that may lead on from here. */
  public Set<RegionEdge> outgoing() {
    return outgoing;
  }

  /** Whether every state here is known to satisfy the predicate, as far as simplification sees. */
  public boolean implies(Expr other) {
    return Bool.and(predicate, Bool.not(other)).isFalse();
  }

  @Nullable Split split() {
    return split;
  }

  void divide(Split halves) {
    split = halves;
  }

  @Override
  public String toString() {
    return "#" + number + " " + point + " {" + predicate + "}" + (isVisited() ? " visited" : "");
  }
}
