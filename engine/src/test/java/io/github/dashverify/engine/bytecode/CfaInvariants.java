// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.CfaPrinter;
import io.github.dashverify.engine.cfa.Edge;
import io.github.dashverify.engine.cfa.Operation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What every automaton promises to those who read it. */
final class CfaInvariants {

  private CfaInvariants() {}

  static void check(Cfa cfa) {
    Set<Integer> numbers = new HashSet<>();
    cfa.outgoing()
        .forEach(
            (location, edges) -> {
              assertThat(numbers.add(location.number())).as(() -> CfaPrinter.print(cfa)).isTrue();
              checkAlternatives(cfa, edges);
              edges.forEach(edge -> checkEdge(cfa, edge));
            });
    assertThat(cfa.outgoing(cfa.normalExit())).isEmpty();
    assertThat(cfa.outgoing(cfa.exceptionalExit())).isEmpty();
  }

  /** Several edges leave a location only if each has a condition, or none has a meaning. */
  private static void checkAlternatives(Cfa cfa, List<Edge> edges) {
    if (edges.size() > 1) {
      for (Edge edge : edges) {
        assertThat(edge.operations().get(0))
            .as(() -> CfaPrinter.print(cfa))
            .isInstanceOfAny(Operation.Assume.class, Operation.Unsupported.class);
      }
    }
  }

  private static void checkEdge(Cfa cfa, Edge edge) {
    assertThat(edge.target()).as(() -> CfaPrinter.print(cfa)).isNotEqualTo(cfa.entry());
    boolean first = true;
    for (Operation operation : edge.operations()) {
      if (operation instanceof Operation.Call
          || operation instanceof Operation.Fail
          || operation instanceof Operation.Unsupported) {
        assertThat(edge.operations()).as(() -> CfaPrinter.print(cfa)).hasSize(1);
      }
      if (operation instanceof Operation.Assume || operation instanceof Operation.Evaluate) {
        assertThat(first).as(() -> CfaPrinter.print(cfa)).isTrue();
      }
      if (operation instanceof Operation.Assign assign) {
        assertThat(assign.value().sort()).isSameAs(assign.target().sort());
      }
      first = false;
    }
  }
}
