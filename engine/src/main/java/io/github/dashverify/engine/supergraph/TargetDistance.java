// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.supergraph;

import io.github.dashverify.engine.cfa.Callees;
import io.github.dashverify.engine.cfa.Callees.Callee;
import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.Cfa.Handler;
import io.github.dashverify.engine.cfa.Edge;
import io.github.dashverify.engine.cfa.Location;
import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Operation.Unsupported;
import io.github.dashverify.engine.cfa.Program;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.Predicate;

/**
 * How far a point is from the target, judged by control flow alone: conditions are ignored, calls
 * may return or throw. What it calls unreachable is unreachable.
 */
public final class TargetDistance {

  /** Control cannot get from here to the target. */
  public static final int UNREACHABLE = Integer.MAX_VALUE;

  /** An operation without a model may run any code, the target's too; it is looked at last. */
  private static final int BEHIND_UNSUPPORTED = 1_000_000;

  /**
   * How many methods are looked at, those nearest to the start first; calls of others are taken for
   * calls without a model. Much of the JDK hangs together.
   */
  private static final int MAX_METHODS = 500;

  private final Predicate<Operation> isTarget;
  private final Program program;
  private final Map<MethodId, Cfa> methods = new LinkedHashMap<>();
  private final Map<MethodId, Map<Location, Integer>> within = new HashMap<>();
  private final Map<Point, Integer> known = new HashMap<>();
  private final Map<Edge, Callees> callees = new HashMap<>();

  /**
   * @param harness where the program starts; only what it calls, directly or not, is looked at
   */
  public TargetDistance(Program program, Cfa harness, Predicate<Operation> isTarget) {
    this.program = program;
    this.isTarget = isTarget;
    collectMethods(harness);
    settle();
  }

  /** A lower estimate of the number of steps to the target, or {@link #UNREACHABLE}. */
  public int distance(Point point) {
    Integer distance = known.get(point);
    if (distance == null) {
      distance = Math.min(inside(point), afterLeaving(point.context()));
      known.put(point, distance);
    }
    return distance;
  }

  private int inside(Point point) {
    return within
        .getOrDefault(point.context().cfa().method(), Map.of())
        .getOrDefault(point.location(), UNREACHABLE);
  }

  private int afterLeaving(Context context) {
    Context caller = context.caller();
    Edge site = context.callSite();
    if (caller == null || site == null) {
      return UNREACHABLE;
    }
    int best = distance(new Point(caller, site.target()));
    for (Handler handler : caller.cfa().handlers(site.source())) {
      best = Math.min(best, distance(new Point(caller, handler.target())));
    }
    best = Math.min(best, afterLeaving(caller));
    return best == UNREACHABLE ? UNREACHABLE : best + 1;
  }

  private void collectMethods(Cfa harness) {
    Deque<Cfa> pending = new ArrayDeque<>();
    pending.add(harness);
    methods.put(harness.method(), harness);
    for (Cfa cfa = pending.poll(); cfa != null; cfa = pending.poll()) {
      for (var edges : cfa.outgoing().values()) {
        for (Edge edge : edges) {
          if (edge.isCall()) {
            for (Callee callee : program.callees(edge.call()).known()) {
              collect(callee.method(), pending);
            }
          }
        }
      }
    }
  }

  private void collect(MethodId method, Deque<Cfa> pending) {
    if (methods.containsKey(method) || methods.size() >= MAX_METHODS) {
      return;
    }
    Cfa found = program.cfa(method);
    if (found != null) {
      methods.put(method, found);
      pending.add(found);
    }
  }

  /** Recomputes distances until the callees' distances that callers used no longer change. */
  private void settle() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Cfa cfa : methods.values()) {
        Map<Location, Integer> distances = distancesWithin(cfa);
        if (!distances.equals(within.put(cfa.method(), distances))) {
          changed = true;
        }
      }
    }
  }

  private Map<Location, Integer> distancesWithin(Cfa cfa) {
    record Entry(Location location, int distance) {}
    Map<Location, List<Location>> predecessors = new HashMap<>();
    PriorityQueue<Entry> queue = new PriorityQueue<>(Comparator.comparingInt(Entry::distance));
    for (var edges : cfa.outgoing().values()) {
      for (Edge edge : edges) {
        predecessors.computeIfAbsent(edge.target(), t -> new ArrayList<>()).add(edge.source());
        for (Handler handler : edge.isCall() ? cfa.handlers(edge.source()) : List.<Handler>of()) {
          predecessors.computeIfAbsent(handler.target(), t -> new ArrayList<>()).add(edge.source());
        }
        int direct = direct(edge);
        if (direct != UNREACHABLE) {
          queue.add(new Entry(edge.source(), direct));
        }
      }
    }
    Map<Location, Integer> distances = new HashMap<>();
    for (Entry entry = queue.poll(); entry != null; entry = queue.poll()) {
      if (distances.putIfAbsent(entry.location(), entry.distance()) == null) {
        for (Location before : predecessors.getOrDefault(entry.location(), List.of())) {
          queue.add(new Entry(before, entry.distance() + 1));
        }
      }
    }
    return distances;
  }

  /** Steps to the target if it is on this edge or in the method it calls. */
  private int direct(Edge edge) {
    if (edge.operations().stream().anyMatch(isTarget)) {
      return 1;
    }
    if (edge.operations().stream().anyMatch(Unsupported.class::isInstance)) {
      return BEHIND_UNSUPPORTED;
    }
    if (!edge.isCall()) {
      return UNREACHABLE;
    }
    Callees callees = callees(edge);
    int best = callees.areAll() ? UNREACHABLE : BEHIND_UNSUPPORTED;
    for (Callee callee : callees.known()) {
      Cfa cfa = methods.get(callee.method());
      if (cfa == null) {
        best = Math.min(best, BEHIND_UNSUPPORTED);
      } else {
        Integer inside = within.getOrDefault(callee.method(), Map.of()).get(cfa.entry());
        best = inside == null ? best : Math.min(best, inside + 1);
      }
    }
    return best;
  }

  private Callees callees(Edge edge) {
    Callees known = callees.get(edge);
    if (known == null) {
      known = program.callees(edge.call());
      callees.put(edge, known);
    }
    return known;
  }
}
