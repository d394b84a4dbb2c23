// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.region;

import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.region.Region.Split;
import io.github.dashverify.engine.supergraph.Point;
import io.github.dashverify.engine.supergraph.Supergraph;
import io.github.dashverify.engine.supergraph.TargetDistance;
import io.github.dashverify.engine.supergraph.Transition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The abstraction of the program, which only ever becomes more precise. Every step the program can
 * take between two states leads along an edge of this graph, so when no path leads from the initial
 * region to the target, no run does.
 *
 * <p>Points get edges when a test visits them. Behind an unvisited point lies the whole rest of the
 * program; control flow alone says whether the target may be there ({@link TargetDistance}).
 */
public final class RegionGraph {

  private final Supergraph program;
  private final Predicate<Operation> isTarget;
  private final TargetDistance distance;
  private final Map<Point, Region> roots = new LinkedHashMap<>();
  private final Set<Region> leaves = new LinkedHashSet<>();
  private final Set<Point> expanded = new HashSet<>();
  private final Region initial;
  private final Region target;
  private int created;

  public RegionGraph(Supergraph program, Predicate<Operation> isTarget, TargetDistance distance) {
    this.program = program;
    this.isTarget = isTarget;
    this.distance = distance;
    initial = root(program.start());
    target = create(program.start(), Bool.TRUE);
  }

  /** The region of the initial states. It is never split and no edge leads to it. */
  public Region initial() {
    return initial;
  }

  /** The region that stands for the target: whoever gets here has violated the property. */
  public Region target() {
    return target;
  }

  /** The current regions, in the order of their creation. */
  public Set<Region> regions() {
    return Collections.unmodifiableSet(leaves);
  }

  /** How far the target is from a region that no test has entered and no edge leaves. */
  int distanceBehind(Region region) {
    if (region == target) {
      return 0;
    }
    return expanded.contains(region.point())
        ? TargetDistance.UNREACHABLE
        : distance.distance(region.point());
  }

  /** Places every state of the run in the region it belongs to. */
  public void add(TestRun run) {
    for (int index = 0; index < run.length(); index++) {
      Point point = run.point(index);
      if (distance.distance(point) == TargetDistance.UNREACHABLE) {
        continue;
      }
      ConcreteState state = new ConcreteState(run, index);
      regionOf(state, point).states().add(state);
      expand(point);
    }
  }

  private Region regionOf(ConcreteState state, Point point) {
    Region region = root(point);
    for (Split split = region.split(); split != null; split = region.split()) {
      region = state.satisfies(split.predicate()) ? split.inside() : split.outside();
    }
    return region;
  }

  private void expand(Point point) {
    if (!expanded.add(point)) {
      return;
    }
    List<Region> sources = leavesOf(root(point));
    for (Transition step : program.successors(point)) {
      for (Region destination : destinations(step)) {
        for (Region source : sources) {
          connect(source, step, destination);
        }
      }
    }
  }

  private List<Region> destinations(Transition step) {
    if (step.operations().stream().anyMatch(isTarget)) {
      return List.of(target);
    }
    if (distance.distance(step.target()) != TargetDistance.UNREACHABLE) {
      return leavesOf(root(step.target()));
    }
    // code without a model may call back, and so run the target itself
    return step.unsupported() != null ? List.of(target) : List.of();
  }

  /**
   * Divides a region by a predicate. Both halves take over all edges; their states are distributed
   * by evaluation.
   *
   * @return the half whose states satisfy the predicate and the half whose states do not
   */
  public Halves split(Region region, Expr predicate) {
    if (region == initial || region == target || region.split() != null) {
      throw new IllegalArgumentException("this region is not to be split: " + region);
    }
    Region inside = create(region.point(), Bool.and(region.predicate(), predicate));
    Region outside = create(region.point(), Bool.and(region.predicate(), Bool.not(predicate)));
    region.divide(new Split(predicate, inside, outside));
    leaves.remove(region);
    for (ConcreteState state : region.states()) {
      (state.satisfies(predicate) ? inside : outside).states().add(state);
    }
    takeOverEdges(region, List.of(inside, outside));
    return new Halves(inside, outside);
  }

  /** The two parts of a region after a split. */
  public record Halves(Region inside, Region outside) {}

  private void takeOverEdges(Region region, List<Region> halves) {
    List<RegionEdge> edges = new ArrayList<>(region.incoming());
    region.outgoing().stream().filter(edge -> edge.target() != region).forEach(edges::add);
    for (RegionEdge edge : edges) {
      remove(edge);
      for (Region source : edge.source() == region ? halves : List.of(edge.source())) {
        for (Region destination : edge.target() == region ? halves : List.of(edge.target())) {
          connect(source, edge.transition(), destination);
        }
      }
    }
  }

  private static void connect(Region source, Transition step, Region destination) {
    if (!source.predicate().isFalse() && !destination.predicate().isFalse()) {
      RegionEdge edge = new RegionEdge(source, step, destination);
      source.outgoing().add(edge);
      destination.incoming().add(edge);
    }
  }

  /** No state of the source region leads into the target region by this step. */
  public void remove(RegionEdge edge) {
    edge.source().outgoing().remove(edge);
    edge.target().incoming().remove(edge);
  }

  /** There is no state in this region, so no edge leads there. */
  public void removeIncoming(Region region) {
    List.copyOf(region.incoming()).forEach(this::remove);
  }

  private Region root(Point point) {
    Region root = roots.get(point);
    if (root == null) {
      root = create(point, Bool.TRUE);
      roots.put(point, root);
    }
    return root;
  }

  private Region create(Point point, Expr predicate) {
    Region region = new Region(created++, point, predicate);
    leaves.add(region);
    return region;
  }

  private static List<Region> leavesOf(Region root) {
    List<Region> found = new ArrayList<>();
    List<Region> pending = new ArrayList<>(List.of(root));
    while (!pending.isEmpty()) {
      Region region = pending.remove(pending.size() - 1);
      Split split = region.split();
      if (split == null) {
        found.add(region);
      } else {
        pending.add(split.outside());
        pending.add(split.inside());
      }
    }
    return found;
  }
}
