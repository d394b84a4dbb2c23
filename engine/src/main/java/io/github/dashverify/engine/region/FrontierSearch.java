// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.region;

import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.supergraph.TargetDistance;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the shortest abstract error path and its frontier (FindAbstractErrorPath and
 * ConvertToRegionTraceWithAbstractFrontier of the DASH study).
 *
 * <p>Behind the frontier a path visits no region that a test has entered, so it is enough to look
 * for the target through unvisited regions. Up to the frontier the trace is whatever run got there;
 * it need not follow the abstract path (D 3.8.6).
 */
public final class FrontierSearch {

  private final RegionGraph graph;
  private final Set<RegionEdge> blocked;

  /**
   * @param blocked frontier edges that were tried and could not be decided
   */
  public FrontierSearch(RegionGraph graph, Set<RegionEdge> blocked) {
    this.graph = graph;
    this.blocked = blocked;
  }

  /** The frontier of a shortest abstract error path; null when there is no such path. */
  public @Nullable Frontier shortest() {
    Map<Region, Integer> toTarget = distancesToTarget();
    Map<Region, Integer> fromStart = distancesFromStart();
    RegionEdge best = null;
    long bestLength = Long.MAX_VALUE;
    for (Region after : graph.regions()) {
      Integer rest = toTarget.get(after);
      if (rest == null) {
        continue;
      }
      for (RegionEdge edge : after.incoming()) {
        Integer begin = fromStart.get(edge.source());
        if (!edge.source().isVisited() || blocked.contains(edge) || begin == null) {
          continue;
        }
        long length = (long) begin + rest;
        if (length < bestLength) {
          best = edge;
          bestLength = length;
        }
      }
    }
    return best == null ? null : new Frontier(best, traceTo(best));
  }

  /** Steps from each unvisited region to the target through unvisited regions. */
  private Map<Region, Integer> distancesToTarget() {
    Map<Region, Integer> distances = new HashMap<>();
    PriorityQueue<Entry> queue = new PriorityQueue<>(Comparator.comparingInt(Entry::distance));
    for (Region region : graph.regions()) {
      int distance = graph.distanceBehind(region);
      if (!region.isVisited() && distance != TargetDistance.UNREACHABLE) {
        queue.add(new Entry(region, distance));
      }
    }
    for (Entry entry = queue.poll(); entry != null; entry = queue.poll()) {
      if (distances.putIfAbsent(entry.region(), entry.distance()) != null) {
        continue;
      }
      for (RegionEdge edge : entry.region().incoming()) {
        if (!edge.source().isVisited()) {
          queue.add(new Entry(edge.source(), entry.distance() + 1));
        }
      }
    }
    return distances;
  }

  private record Entry(Region region, int distance) {}

  private Map<Region, Integer> distancesFromStart() {
    Map<Region, Integer> distances = new HashMap<>();
    Deque<Entry> queue = new ArrayDeque<>(List.of(new Entry(graph.initial(), 0)));
    for (Entry entry = queue.poll(); entry != null; entry = queue.poll()) {
      if (distances.putIfAbsent(entry.region(), entry.distance()) == null) {
        for (RegionEdge edge : entry.region().outgoing()) {
          queue.add(new Entry(edge.target(), entry.distance() + 1));
        }
      }
    }
    return distances;
  }

  /**
   * The newest state that goes on to the point behind the frontier; if there is none, the newest
   * state, which is the last loop iteration of the last test (D 3.8.7). A run that had to be cut
   * off has no last iteration, so its oldest state serves: the shortest trace.
   */
  private static ConcreteState traceTo(RegionEdge edge) {
    List<ConcreteState> states = edge.source().states();
    for (int i = states.size() - 1; i >= 0; i--) {
      if (states.get(i).continuesTo(edge.target().point())) {
        return states.get(i);
      }
    }
    ConcreteState newest = states.get(states.size() - 1);
    return newest.run().end() instanceof TestRun.End.CutOff ? states.get(0) : newest;
  }
}
