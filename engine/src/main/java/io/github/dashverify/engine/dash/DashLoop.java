// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.concrete.InputVector;
import io.github.dashverify.engine.concrete.Interpreter;
import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.region.Frontier;
import io.github.dashverify.engine.region.FrontierSearch;
import io.github.dashverify.engine.region.Region;
import io.github.dashverify.engine.region.RegionEdge;
import io.github.dashverify.engine.region.RegionGraph;
import io.github.dashverify.engine.smt.SmtSolver;
import io.github.dashverify.engine.supergraph.Point;
import io.github.dashverify.engine.supergraph.Supergraph;
import io.github.dashverify.engine.supergraph.TargetDistance;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The DASH loop (Føns and Hougaard, algorithm 3.1): while an abstract error path exists, either a
 * test crosses its frontier or the abstraction is refined so that the path is gone.
 *
 * <p>Always holds: every step the program can take is an edge of the region graph; every state of
 * every run lies in the region whose predicate it satisfies; no input is run twice.
 */
public final class DashLoop {

  /** A point split more often than this is likely to be split for ever. */
  private static final int DIVERGING_SPLITS = 5;

  private static final Logger LOG = LoggerFactory.getLogger(DashLoop.class);

  private final Interpreter interpreter;
  private final RegionGraph graph;
  private final ExtendFrontier extendFrontier;
  private final Budget budget;
  private final Map<InputVector, TestRun> tests = new LinkedHashMap<>();
  private final Map<RegionEdge, String> undecided = new LinkedHashMap<>();
  private final Map<Point, Integer> splits = new HashMap<>();
  private final Tally tally = new Tally();

  public DashLoop(
      Supergraph program, Predicate<Operation> target, SmtSolver solver, Budget budget) {
    TargetDistance distance =
        new TargetDistance(program.program(), program.start().context().cfa(), target);
    this.interpreter = new Interpreter(program, target);
    this.graph = new RegionGraph(program, target, distance);
    this.extendFrontier = new ExtendFrontier(program.program(), solver);
    this.budget = budget;
  }

  /**
   * Runs the loop.
   *
   * @param seeds inputs to try before anything else
   */
  public Outcome run(Collection<InputVector> seeds) throws InterruptedException {
    Set<InputVector> first = new LinkedHashSet<>(seeds);
    first.add(InputVector.ZERO);
    for (InputVector seed : first) {
      TestRun run = test(seed, 0);
      if (reachesTarget(run)) {
        return new Outcome.Reached(run);
      }
    }
    FrontierSearch search = new FrontierSearch(graph, undecided.keySet());
    for (Frontier frontier = search.shortest(); frontier != null; frontier = search.shortest()) {
      if (tally.iterations() == budget.iterations()) {
        return new Outcome.GaveUp(Reasons.iterations(budget.iterations()));
      }
      if (budget.isOver()) {
        return new Outcome.GaveUp(Reasons.time());
      }
      tally.countIteration();
      Extension extension = extendFrontier.extend(frontier, isDiverging(frontier));
      LOG.trace("{}: {} => {}", tally.iterations(), frontier, extension);
      Outcome end = handle(frontier, extension);
      if (end != null) {
        return end;
      }
    }
    return undecided.isEmpty()
        ? new Outcome.NoPath()
        : new Outcome.GaveUp(undecided.values().iterator().next());
  }

  /** The inputs that were run, oldest first. */
  public Set<InputVector> inputs() {
    return tests.keySet();
  }

  /** The runs of those inputs. */
  public Collection<TestRun> runs() {
    return tests.values();
  }

  public Tally tally() {
    return tally;
  }

  private @Nullable Outcome handle(Frontier frontier, Extension extension) {
    if (extension instanceof Extension.Crossing crossing) {
      return cross(frontier, crossing.inputs());
    } else if (extension instanceof Extension.Separating separating) {
      return refine(frontier, separating.predicate());
    } else if (extension instanceof Extension.EmptyRegion) {
      tally.countRefinement();
      graph.removeIncoming(frontier.after());
    } else if (extension instanceof Extension.Undecided gaveUp) {
      undecided.put(frontier.edge(), gaveUp.reason());
    }
    return null;
  }

  private @Nullable Outcome cross(Frontier frontier, InputVector inputs) {
    if (tests.containsKey(inputs)) {
      // the solver takes tables of classes as free, so its answer need not be an input that crosses
      undecided.put(frontier.edge(), Reasons.notCrossed(frontier.before().point()));
      return null;
    }
    TestRun run = test(inputs, frontier.state().index() + 1);
    return reachesTarget(run) ? new Outcome.Reached(run) : null;
  }

  private boolean isDiverging(Frontier frontier) {
    return splits.getOrDefault(frontier.before().point(), 0) >= DIVERGING_SPLITS;
  }

  /** RefineGraph of the DASH study. */
  private @Nullable Outcome refine(Frontier frontier, Expr predicate) {
    tally.countRefinement();
    Region before = frontier.before();
    if (before == graph.initial()) {
      graph.remove(frontier.edge());
      return null;
    }
    if (frontier.state().satisfies(predicate)) {
      throw new IllegalStateException(predicate + " does not separate " + frontier);
    }
    if (splits.merge(before.point(), 1, Integer::sum) > budget.splitsPerPoint()) {
      return new Outcome.GaveUp(Reasons.loop(before.point(), budget.splitsPerPoint()));
    }
    RegionGraph.Halves halves = graph.split(before, predicate);
    graph.remove(new RegionEdge(halves.outside(), frontier.edge().transition(), frontier.after()));
    tally.countRefinements(new BackwardPropagation(graph, predicate).from(halves.inside()));
    return null;
  }

  /** RunTest of the DASH study; the budget starts behind the frontier (D 6.2.1). */
  private TestRun test(InputVector inputs, int stepsToFrontier) {
    TestRun run = interpreter.run(inputs, stepsToFrontier + budget.stepsPerTest());
    tests.put(inputs, run);
    tally.countTest(run.steps().size());
    graph.add(run);
    return run;
  }

  private static boolean reachesTarget(TestRun run) {
    return run.end() instanceof TestRun.End.TargetReached;
  }
}
