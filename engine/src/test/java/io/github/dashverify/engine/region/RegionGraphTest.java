// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.dashverify.engine.cfa.InputType;
import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.concrete.InputVector;
import io.github.dashverify.engine.concrete.Interpreter;
import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.region.RegionGraph.Halves;
import io.github.dashverify.engine.supergraph.Supergraph;
import io.github.dashverify.engine.supergraph.TargetDistance;
import io.github.dashverify.engine.testing.EngineProgram;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The region graph of a method that is one loop, and the frontiers in it. */
class RegionGraphTest {

  private static final Predicate<Operation> FAILURE = Operation.Fail.class::isInstance;

  /** The counter of the loop: local variable 1 of the method, one frame above the harness. */
  private static final Expr COUNTER = Symbols.register(1, 1, 'I');

  @TempDir Path folder;
  private EngineProgram program;
  private Supergraph supergraph;
  private RegionGraph graph;

  @BeforeEach
  void compile() throws Exception {
    load("static void f(int n) { int i = 0; while (i < 3) { i++; } assert n != 5; }");
  }

  private void load(String method) throws Exception {
    program = EngineProgram.members(folder, method);
    supergraph = program.graph("T#f");
    TargetDistance distance =
        new TargetDistance(supergraph.program(), supergraph.start().context().cfa(), FAILURE);
    graph = new RegionGraph(supergraph, FAILURE, distance);
  }

  @AfterEach
  void close() throws Exception {
    program.close();
  }

  @Test
  void initialRegionIsNeverSplitAndHasNoPredecessor() {
    graph.add(run(100));
    assertThatThrownBy(() -> graph.split(graph.initial(), condition(1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> graph.split(graph.target(), condition(1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(graph.initial().incoming()).isEmpty();
  }

  @Test
  void statesOfASplitRegionAreDistributedByEvaluation() {
    graph.add(run(100));
    Region loop = loopHead();
    int states = loop.states().size();
    Halves halves = graph.split(loop, condition(2));
    assertThat(halves.inside().states()).hasSize(2).allMatch(s -> s.satisfies(condition(2)));
    assertThat(halves.outside().states()).hasSize(states - 2);
    assertThat(graph.regions()).contains(halves.inside(), halves.outside()).doesNotContain(loop);
  }

  @Test
  void laterStatesGoToTheRegionTheyBelongTo() {
    graph.add(run(100));
    Halves halves = graph.split(loopHead(), condition(2));
    graph.add(new Interpreter(supergraph, FAILURE).run(input(9), 100));
    for (Region region : graph.regions()) {
      assertThat(region.states()).allMatch(state -> state.satisfies(region.predicate()));
    }
    assertThat(halves.inside().states()).hasSize(4);
  }

  @Test
  void halfWithoutStatesHasNoEdges() {
    graph.add(run(100));
    Halves halves = graph.split(loopHead(), Bool.FALSE);
    assertThat(halves.inside().incoming()).isEmpty();
    assertThat(halves.inside().outgoing()).isEmpty();
    assertThat(halves.outside().incoming()).isNotEmpty();
  }

  @Test
  void bothHalvesTakeOverTheEdges() {
    graph.add(run(100));
    Region loop = loopHead();
    int incoming = loop.incoming().size();
    Halves halves = graph.split(loop, condition(2));
    assertThat(halves.inside().incoming()).hasSizeGreaterThanOrEqualTo(incoming);
    assertThat(halves.outside().incoming()).hasSizeGreaterThanOrEqualTo(incoming);
    for (Region region : graph.regions()) {
      assertThat(region.incoming()).allMatch(edge -> edge.source().outgoing().contains(edge));
      assertThat(region.incoming()).noneMatch(edge -> edge.source() == loop);
    }
  }

  @Test
  void frontierIsWhereTestsStop() {
    graph.add(run(100));
    Frontier frontier = search(Set.of());
    assertThat(frontier.before().isVisited()).isTrue();
    assertThat(frontier.after().isVisited()).isFalse();
    assertThat(search(Set.of(frontier.edge()))).isNull();
  }

  /** Of the states before the frontier: last test, last round. */
  @Test
  void newestStateIsExtended() throws Exception {
    failureInsideTheLoop();
    graph.add(run(100));
    TestRun second = new Interpreter(supergraph, FAILURE).run(input(9), 100);
    graph.add(second);
    List<ConcreteState> states = search(Set.of()).before().states();
    assertThat(states).hasSizeGreaterThan(3);
    assertThat(search(Set.of()).state())
        .isEqualTo(states.get(states.size() - 1))
        .matches(state -> state.run() == second);
  }

  /** A run that was cut off has no last round: the shortest trace serves. */
  @Test
  void oldestStateOfARunThatWasCutOffIsExtended() throws Exception {
    failureInsideTheLoop();
    graph.add(run(8));
    Frontier frontier = search(Set.of());
    assertThat(frontier.state()).isEqualTo(frontier.before().states().get(0));
  }

  private void failureInsideTheLoop() throws Exception {
    program.close();
    load("static void f(int n) { for (int i = 0; i < 3; i++) { assert n != i + 5; } }");
  }

  private Frontier search(Set<RegionEdge> blocked) {
    return new FrontierSearch(graph, blocked).shortest();
  }

  private TestRun run(int steps) {
    return new Interpreter(supergraph, FAILURE).run(InputVector.ZERO, steps);
  }

  private static InputVector input(long n) {
    return new InputVector(Map.of(new InputVector.Key(0, InputType.INT), n));
  }

  /** The most visited point: the loop head. */
  private Region loopHead() {
    return graph.regions().stream()
        .max(Comparator.comparingInt(region -> region.states().size()))
        .orElseThrow();
  }

  private static Expr condition(int bound) {
    return Bv.slt(COUNTER, Bv.intConst(bound));
  }
}
