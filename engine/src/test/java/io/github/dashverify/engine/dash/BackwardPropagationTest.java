// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.cfa.InputType;
import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.concrete.InputVector;
import io.github.dashverify.engine.concrete.Interpreter;
import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.region.ConcreteState;
import io.github.dashverify.engine.region.Region;
import io.github.dashverify.engine.region.RegionGraph;
import io.github.dashverify.engine.supergraph.Supergraph;
import io.github.dashverify.engine.supergraph.TargetDistance;
import io.github.dashverify.engine.testing.EngineProgram;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A refinement that is carried backwards must never forbid a step that a run takes. */
class BackwardPropagationTest {

  private static final Predicate<Operation> FAILURE = Operation.Fail.class::isInstance;
  private static final Expr X = Symbols.register(1, 0, 'I');
  private static final Expr Y = Symbols.register(1, 1, 'I');

  @TempDir Path folder;

  @Test
  void everyStepOfEveryRunStaysAnEdge() throws Exception {
    List<Expr> predicates =
        List.of(
            Bv.slt(Y, Bv.intConst(-3)),
            Bool.eq(X, Bv.intConst(12)),
            Bool.and(Bv.slt(Bv.intConst(20), X), Bool.not(Bool.eq(Y, X))),
            Bool.eq(Bv.and(Bv.add(X, Y), Bv.intConst(7)), Bv.intConst(5)));
    try (EngineProgram program =
        EngineProgram.members(
            folder,
            "static void f(int x) {",
            "  int y = 0;",
            "  for (int i = 0; i < 3; i++) { if (x > i) { y += x; } else { y--; } }",
            "  y = y > 9 ? g(y) : y;",
            "  assert y != 1000;",
            "}",
            "private static int g(int n) { return n - 5; }")) {
      Supergraph supergraph = program.graph("T#f");
      int refinements = 0;
      for (Expr predicate : predicates) {
        refinements += refineEverywhere(supergraph, predicate);
      }
      assertThat(refinements).isPositive();
    }
  }

  /** Splits each region in turn on a graph of its own, then compares it with many runs. */
  private static int refineEverywhere(Supergraph supergraph, Expr predicate) {
    int refinements = 0;
    for (int number = 0; number < graph(supergraph).regions().size(); number++) {
      RegionGraph graph = graph(supergraph);
      Region region = List.copyOf(graph.regions()).get(number);
      if (region != graph.initial()
          && region != graph.target()
          && region.point().depth() == 1
          && region.states().stream().noneMatch(state -> state.satisfies(predicate))) {
        RegionGraph.Halves halves = graph.split(region, predicate);
        refinements += new BackwardPropagation(graph, predicate).from(halves.inside());
        for (int x = -20; x <= 40; x++) {
          checkSteps(graph, run(supergraph, x));
        }
      }
    }
    return refinements;
  }

  private static RegionGraph graph(Supergraph supergraph) {
    TargetDistance distance =
        new TargetDistance(supergraph.program(), supergraph.start().context().cfa(), FAILURE);
    RegionGraph graph = new RegionGraph(supergraph, FAILURE, distance);
    graph.add(run(supergraph, 0));
    graph.add(run(supergraph, 7));
    return graph;
  }

  private static void checkSteps(RegionGraph graph, TestRun run) {
    graph.add(run);
    Map<Integer, Region> places = new HashMap<>();
    for (Region region : graph.regions()) {
      for (ConcreteState state : region.states()) {
        if (state.run() == run) {
          places.put(state.index(), region);
        }
      }
    }
    for (int i = 1; i < run.length(); i++) {
      Region before = places.get(i - 1);
      Region after = places.get(i);
      if (before != null && after != null) {
        assertThat(before.outgoing())
            .as("step %d of input %s", i, run.inputs())
            .anyMatch(edge -> edge.target() == after);
      }
    }
  }

  private static TestRun run(Supergraph supergraph, long x) {
    InputVector input = new InputVector(Map.of(new InputVector.Key(0, InputType.INT), x));
    return new Interpreter(supergraph, FAILURE).run(input, 1000);
  }
}
