// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.Edge;
import io.github.dashverify.engine.cfa.Location;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the targets of backward edges: those to a location that is on the way to their source. */
final class LoopHeads {

  private final Map<Location, List<Edge>> outgoing;
  private final Map<Location, List<Cfa.Handler>> handlers;
  private final Map<Location, Boolean> onPath = new HashMap<>();
  private final Deque<Location> path = new ArrayDeque<>();
  private final Deque<Iterator<Location>> remaining = new ArrayDeque<>();
  private final Set<Location> heads = new LinkedHashSet<>();

  private LoopHeads(Map<Location, List<Edge>> outgoing, Map<Location, List<Cfa.Handler>> handlers) {
    this.outgoing = outgoing;
    this.handlers = handlers;
  }

  static Set<Location> find(
      Location entry,
      Map<Location, List<Edge>> outgoing,
      Map<Location, List<Cfa.Handler>> handlers) {
    LoopHeads search = new LoopHeads(outgoing, handlers);
    search.enter(entry);
    while (!search.path.isEmpty()) {
      search.step();
    }
    return Collections.unmodifiableSet(search.heads);
  }

  private void step() {
    if (!remaining.element().hasNext()) {
      remaining.pop();
      onPath.put(path.pop(), false);
      return;
    }
    Location next = remaining.element().next();
    Boolean state = onPath.get(next);
    if (state == null) {
      enter(next);
    } else if (state) {
      heads.add(next);
    }
  }

  private void enter(Location location) {
    onPath.put(location, true);
    path.push(location);
    List<Location> successors = new ArrayList<>();
    outgoing.getOrDefault(location, List.of()).forEach(edge -> successors.add(edge.target()));
    handlers.getOrDefault(location, List.of()).forEach(handler -> successors.add(handler.target()));
    remaining.push(successors.iterator());
  }
}
