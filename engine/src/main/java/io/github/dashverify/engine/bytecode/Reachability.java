// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.bytecode.Draft.Node;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Which nodes of a draft control can get to. */
final class Reachability {

  private Reachability() {}

  static Set<Node> from(Node start) {
    Set<Node> reached = new LinkedHashSet<>();
    Deque<Node> pending = new ArrayDeque<>(List.of(start));
    while (!pending.isEmpty()) {
      Node node = pending.removeFirst();
      if (reached.add(node)) {
        node.outgoing.forEach(arc -> pending.addLast(arc.target));
        pending.addAll(node.handlers.values());
      }
    }
    return reached;
  }
}
