// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.concrete.InputVector;
import io.github.dashverify.engine.concrete.Interpreter;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.region.ConcreteState;
import io.github.dashverify.engine.region.Frontier;
import io.github.dashverify.engine.region.Region;
import io.github.dashverify.engine.region.RegionEdge;
import io.github.dashverify.engine.region.RegionGraph;
import io.github.dashverify.engine.region.RegionGraph.Halves;
import io.github.dashverify.engine.smt.SmtSolver;
import io.github.dashverify.engine.smt.SolverOptions;
import io.github.dashverify.engine.supergraph.Supergraph;
import io.github.dashverify.engine.supergraph.TargetDistance;
import io.github.dashverify.engine.testing.EngineProgram;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One frontier at a time, in a loop: the head is split, and a round leads to the other half. */
class ExtendFrontierTest {

  private static final Predicate<Operation> FAILURE = Operation.Fail.class::isInstance;
  private static final Expr Y = Symbols.register(1, 1, 'I');

  @TempDir Path folder;
  private EngineProgram program;
  private SmtSolver solver;
  private RegionGraph graph;

  @BeforeEach
  void load() throws Exception {
    program =
        EngineProgram.members(
            folder,
            "static void f(int x) {",
            "  int y = 0;",
            "  for (int i = 0; i < 5; i++) { y = 6 * y; }",
            "  assert y == 0 || x != 5;",
            "}");
    solver = SmtSolver.open(SolverOptions.defaults());
    Supergraph supergraph = program.graph("T#f");
    TargetDistance distance =
        new TargetDistance(supergraph.program(), supergraph.start().context().cfa(), FAILURE);
    graph = new RegionGraph(supergraph, FAILURE, distance);
    graph.add(new Interpreter(supergraph, FAILURE).run(InputVector.ZERO, 100));
  }

  @AfterEach
  void close() throws Exception {
    solver.close();
    program.close();
  }

  /** No square is two more than a multiple of four, but only a solver sees that. */
  @Test
  void regionWithoutStatesIsFoundEmpty() throws Exception {
    Expr square = Bv.and(Bv.mul(Y, Y), Bv.intConst(3));
    Extension extension = extend(Bool.eq(square, Bv.intConst(2)));
    assertThat(extension).isInstanceOf(Extension.EmptyRegion.class);
  }

  /** The loop optimisation: the predicate behind the frontier, not what a round makes of it. */
  @Test
  void predicateBehindTheFrontierIsSuitableAlone() throws Exception {
    Expr notZero = Bool.not(Bool.eq(Y, Bv.intConst(0)));
    Extension extension = extend(notZero);
    assertThat(extension).isEqualTo(new Extension.Separating(notZero));
  }

  private Extension extend(Expr predicate) throws Exception {
    Halves halves = graph.split(loopHead(), predicate);
    RegionEdge round =
        halves.outside().outgoing().stream()
            .filter(edge -> edge.target() == halves.inside())
            .findFirst()
            .orElseThrow();
    ConcreteState state = halves.outside().states().get(2);
    return new ExtendFrontier(program.program(), solver).extend(new Frontier(round, state), false);
  }

  private Region loopHead() {
    return graph.regions().stream()
        .max(Comparator.comparingInt(region -> region.states().size()))
        .orElseThrow();
  }
}
