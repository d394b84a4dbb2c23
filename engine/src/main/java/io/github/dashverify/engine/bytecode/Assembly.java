// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.bytecode.Draft.Arc;
import io.github.dashverify.engine.bytecode.Draft.Node;
import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.Edge;
import io.github.dashverify.engine.cfa.Location;
import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.expr.Variable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Turns a finished draft into an automaton: what survives is numbered in bytecode order. */
final class Assembly {

  private final Draft draft;
  private final MethodId method;
  private final Map<Node, Location> locations = new LinkedHashMap<>();

  Assembly(Draft draft, MethodId method) {
    this.draft = draft;
    this.method = method;
  }

  Cfa assemble(List<Variable> parameters, @Nullable Variable result) {
    new Compaction(draft).run();
    number();
    Map<Location, List<Edge>> outgoing = new LinkedHashMap<>();
    Map<Location, List<Cfa.Handler>> handlers = new LinkedHashMap<>();
    locations.forEach(
        (node, location) -> {
          List<Edge> edges = new ArrayList<>();
          for (Arc arc : node.outgoing) {
            edges.add(new Edge(location, location(arc.target), arc.operations));
          }
          List<Cfa.Handler> caught = new ArrayList<>();
          node.handlers.forEach(
              (handler, target) -> caught.add(new Cfa.Handler(handler.type(), location(target))));
          if (!edges.isEmpty()) {
            outgoing.put(location, List.copyOf(edges));
          }
          if (!caught.isEmpty()) {
            handlers.put(location, List.copyOf(caught));
          }
        });
    Location entry = location(draft.entry);
    return new Cfa(
        method,
        List.copyOf(parameters),
        result,
        entry,
        location(draft.normalExit),
        location(draft.exceptionalExit),
        Collections.unmodifiableMap(outgoing),
        Collections.unmodifiableMap(handlers),
        LoopHeads.find(entry, outgoing, handlers));
  }

  private void number() {
    Set<Node> reached = Reachability.from(draft.entry);
    reached.add(draft.normalExit);
    reached.add(draft.exceptionalExit);
    List<Node> ordered = new ArrayList<>(draft.nodes());
    ordered.removeIf(node -> !reached.contains(node));
    ordered.sort(Comparator.comparingInt(node -> node.index));
    for (Node node : ordered) {
      locations.put(node, new Location(method, locations.size(), node.line));
    }
  }

  private Location location(Node node) {
    return Objects.requireNonNull(locations.get(node));
  }
}
