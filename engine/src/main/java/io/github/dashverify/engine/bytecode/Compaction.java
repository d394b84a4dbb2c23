// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.bytecode.Draft.Arc;
import io.github.dashverify.engine.bytecode.Draft.Node;
import io.github.dashverify.engine.cfa.Operation;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Removes the nodes of a draft at which nothing happens: those with one empty edge out, and those
 * in the middle of a straight run.
 */
final class Compaction {

  private final Draft draft;
  private final Set<Node> fixed;

  Compaction(Draft draft) {
    this.draft = draft;
    this.fixed =
        new HashSet<>(
            List.of(draft.entry, draft.normalExit, draft.exceptionalExit, draft.silentEnd));
    draft.nodes().forEach(node -> fixed.addAll(node.handlers.values()));
  }

  void run() {
    skipEmpty();
    joinRuns();
  }

  /** Lets edges to a node that only leads on go where it leads: {@code goto} disappears. */
  private void skipEmpty() {
    for (Node node : draft.nodes()) {
      for (Arc arc : node.outgoing) {
        arc.target = end(arc.target);
      }
    }
  }

  /** Where empty edges lead from a node; on a cycle of them, one node of it. */
  private Node end(Node start) {
    Set<Node> seen = new HashSet<>();
    Node node = start;
    while (!fixed.contains(node)
        && node.outgoing.size() == 1
        && node.outgoing.get(0).operations.isEmpty()
        && seen.add(node)) {
      node = node.outgoing.get(0).target;
    }
    return node;
  }

  private void joinRuns() {
    Set<Node> reached = Reachability.from(draft.entry);
    Map<Node, Integer> incoming = countIncoming(reached);
    for (Node node : reached) {
      for (Arc arc : node.outgoing) {
        while (incoming.getOrDefault(arc.target, 0) == 1 && canAppend(arc)) {
          Arc next = arc.target.outgoing.remove(0);
          arc.operations.addAll(next.operations);
          arc.target = next.target;
        }
      }
    }
  }

  private static Map<Node, Integer> countIncoming(Set<Node> reached) {
    Map<Node, Integer> incoming = new HashMap<>();
    for (Node node : reached) {
      for (Arc arc : node.outgoing) {
        incoming.merge(arc.target, 1, Integer::sum);
      }
    }
    return incoming;
  }

  private boolean canAppend(Arc arc) {
    Node middle = arc.target;
    if (fixed.contains(middle) || middle == arc.source || middle.outgoing.size() != 1) {
      return false;
    }
    Arc next = middle.outgoing.get(0);
    return !arc.standsAlone()
        && !next.standsAlone()
        && !(next.first() instanceof Operation.Evaluate)
        && !(next.first() instanceof Operation.Assume);
  }
}
