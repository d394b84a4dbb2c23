// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.explore;

import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.concrete.InputVector;
import io.github.dashverify.engine.concrete.Interpreter;
import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.smt.Answer;
import io.github.dashverify.engine.smt.SmtSolver;
import io.github.dashverify.engine.supergraph.Supergraph;
import io.github.dashverify.engine.supergraph.Transition;
import io.github.dashverify.engine.symbolic.SymbolicInputs;
import io.github.dashverify.engine.symbolic.SymbolicTrace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs the program on one input after the other, each chosen so that it leaves an earlier run at a
 * branch that could have gone the other way (dynamic symbolic execution). Branches into code that
 * no run has seen come first, then those with the fewest decisions before them.
 */
public final class PathExplorer {

  private static final Logger LOG = LoggerFactory.getLogger(PathExplorer.class);

  private static final int ONLY_RUN_FACTOR = 100;
  private static final int FORKS_PER_RUN = 400;

  private final Supergraph graph;
  private final SmtSolver solver;
  private final ExplorationLimits limits;
  private final Interpreter interpreter;
  private final List<TestRun> runs = new ArrayList<>();
  private final Set<Transition> covered = new HashSet<>();
  private final List<Fork> forks = new ArrayList<>();
  private boolean complete = true;
  private int queries;

  public PathExplorer(Supergraph graph, SmtSolver solver, ExplorationLimits limits) {
    this.graph = graph;
    this.solver = solver;
    this.limits = limits;
    this.interpreter = new Interpreter(graph, operation -> false);
  }

  /**
   * A branch of a run where another step could have been taken.
   *
   * @param run the run
   * @param step how many steps the run took to get there
   * @param prefix conditions on the inputs under which the run gets there, shared by its forks
   * @param condition what must hold there for the other step
   * @param alternative that other step
   */
  private record Fork(
      TestRun run, int step, List<Expr> prefix, Expr condition, Transition alternative) {
    List<Expr> constraints() {
      List<Expr> all = new ArrayList<>(prefix);
      all.addAll(Bool.conjuncts(condition));
      return all;
    }
  }

  /** A fork of the run that is being followed, whose constraints are not complete yet. */
  private record Seen(int step, int prefixLength, Expr condition, Transition alternative) {}

  public Exploration explore() throws InterruptedException {
    follow(firstRun(), 0);
    for (Fork fork = next(); fork != null; fork = next()) {
      if (runs.size() >= limits.paths() || queries >= limits.queries() || limits.isOver()) {
        return new Exploration(runs, false, queries);
      }
      queries++;
      List<Expr> constraints = fork.constraints();
      Answer answer = solver.checkSmall(constraints);
      if (answer instanceof Answer.Satisfiable satisfiable) {
        InputVector inputs =
            SymbolicInputs.of(constraints, satisfiable.model(), fork.run().inputs());
        follow(inputs, fork);
      } else if (answer instanceof Answer.Undecided) {
        complete = false;
      }
    }
    return new Exploration(runs, complete, queries);
  }

  /** A run without inputs is the only one there is, so it may take long. */
  private TestRun firstRun() {
    TestRun run = interpreter.run(InputVector.ZERO, limits.stepsPerRun());
    boolean isWorthMore = run.end() instanceof TestRun.End.CutOff && drewNothing(run);
    return isWorthMore
        ? interpreter.run(InputVector.ZERO, limits.stepsPerRun() * ONLY_RUN_FACTOR)
        : run;
  }

  private static boolean drewNothing(TestRun run) {
    return run.state(run.length() - 1).value(Symbols.INPUT_COUNT) == 0;
  }

  /** Takes the fork to look at next. */
  private @Nullable Fork next() {
    Fork best = null;
    for (Fork fork : forks) {
      if (best == null || isBefore(fork, best)) {
        best = fork;
      }
    }
    forks.remove(best);
    return best;
  }

  private boolean isBefore(Fork fork, Fork other) {
    boolean fresh = !covered.contains(fork.alternative());
    return fresh == !covered.contains(other.alternative())
        ? fork.prefix().size() < other.prefix().size()
        : fresh;
  }

  /**
   * Follows an input that should take a fork. The solver takes tables of classes as free, so that
   * it may name one that does not; then nothing is known about the fork.
   */
  private void follow(InputVector inputs, Fork fork) {
    TestRun run = interpreter.run(inputs, limits.stepsPerRun());
    boolean takesFork =
        run.steps().size() > fork.step() && run.steps().get(fork.step()).equals(fork.alternative());
    if (takesFork) {
      follow(run, fork.step() + 1);
    } else {
      LOG.debug("{} does not take {} under {}", inputs, fork.alternative(), fork.condition());
      complete = false;
    }
  }

  /**
   * Keeps a run and collects its forks.
   *
   * @param first the first step to look at; what forks off before was collected with the run that
   *     came this way first
   */
  private void follow(TestRun run, int first) {
    runs.add(run);
    complete &= run.end() instanceof TestRun.End.Finished;
    if (drewNothing(run)) {
      return; // nothing could have gone another way
    }
    SymbolicTrace trace = SymbolicTrace.start(graph.program());
    List<Seen> seen = new ArrayList<>();
    covered.addAll(run.steps());
    for (int i = 0; i < run.steps().size(); i++) {
      Transition step = run.steps().get(i);
      if (seen.size() >= FORKS_PER_RUN) {
        complete = false; // a loop that goes on and on: its later rounds are left to others
        break;
      }
      if (i >= first) {
        collectForks(step, i, trace, seen);
      }
      trace.execute(step);
    }
    List<Expr> constraints = trace.pathConstraint();
    for (Seen fork : seen) {
      List<Expr> prefix = constraints.subList(0, fork.prefixLength());
      forks.add(new Fork(run, fork.step(), prefix, fork.condition(), fork.alternative()));
    }
  }

  private void collectForks(Transition taken, int index, SymbolicTrace trace, List<Seen> seen) {
    for (Transition other : graph.successors(taken.source())) {
      Expr condition = other == taken ? Bool.FALSE : trace.condition(other);
      if (!condition.isFalse()) {
        seen.add(new Seen(index, trace.constraintCount(), condition, other));
      }
    }
  }
}
