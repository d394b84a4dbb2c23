// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Operation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An automaton under construction: nodes in no particular order, some of which will not survive.
 * {@link Assembly} turns it into a {@code Cfa}.
 */
final class Draft {

  final Node entry;
  final Node normalExit;
  final Node exceptionalExit;

  /** Where a run ends silently. */
  final Node silentEnd;

  private final List<Node> nodes = new ArrayList<>();

  Draft(int codeSize, int firstLine) {
    entry = node(-1, firstLine);
    silentEnd = node(codeSize, 0);
    normalExit = node(codeSize, 0);
    exceptionalExit = node(codeSize, 0);
  }

  /** A future location; {@code index} is the instruction it stands before. */
  static final class Node {
    final int index;
    final int line;
    final List<Arc> outgoing = new ArrayList<>();
    final Map<Code.Handler, Node> handlers = new LinkedHashMap<>();

    private Node(int index, int line) {
      this.index = index;
      this.line = line;
    }
  }

  /** A future edge. */
  static final class Arc {
    final Node source;
    Node target;
    final List<Operation> operations;

    Arc(Node source, Node target, List<Operation> operations) {
      this.source = source;
      this.target = target;
      this.operations = new ArrayList<>(operations);
    }

    /** Whether the edge must stay as it is: somebody relies on its operation being alone. */
    boolean standsAlone() {
      for (Operation operation : operations) {
        if (operation instanceof Operation.Call
            || operation instanceof Operation.Fail
            || operation instanceof Operation.Unsupported) {
          return true;
        }
      }
      return false;
    }

    @Nullable Operation first() {
      return operations.isEmpty() ? null : operations.get(0);
    }
  }

  Node node(int index, int line) {
    Node node = new Node(index, line);
    nodes.add(node);
    return node;
  }

  void arc(Node source, Node target, List<Operation> operations) {
    source.outgoing.add(new Arc(source, target, operations));
  }

  /** All nodes, in order of creation. */
  List<Node> nodes() {
    return nodes;
  }
}
