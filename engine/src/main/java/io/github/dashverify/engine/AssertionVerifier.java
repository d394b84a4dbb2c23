// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine;

import io.github.dashverify.engine.bytecode.BytecodeProgram;
import io.github.dashverify.engine.cfa.Assertion;
import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.concrete.InputVector;
import io.github.dashverify.engine.concrete.Interpreter;
import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.confirm.Confirmation;
import io.github.dashverify.engine.counterexample.Counterexamples;
import io.github.dashverify.engine.counterexample.DrawnInput;
import io.github.dashverify.engine.dash.Budget;
import io.github.dashverify.engine.dash.DashLoop;
import io.github.dashverify.engine.dash.Outcome;
import io.github.dashverify.engine.dash.Target;
import io.github.dashverify.engine.entry.EntryPoint;
import io.github.dashverify.engine.entry.Harness;
import io.github.dashverify.engine.explore.DomainEnumeration;
import io.github.dashverify.engine.explore.Exploration;
import io.github.dashverify.engine.explore.ExplorationLimits;
import io.github.dashverify.engine.explore.PathExplorer;
import io.github.dashverify.engine.smt.SmtSolver;
import io.github.dashverify.engine.supergraph.Supergraph;
import io.github.dashverify.engine.verdict.Statistics;
import io.github.dashverify.engine.verdict.Verdict;
import io.github.dashverify.replay.ReplayResult;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Gives the assertions of one entry point their verdicts, one after the other; a test found for one
 * assertion is a first test for the next.
 */
final class AssertionVerifier {

  private static final int MAX_SEEDS = 40;

  private final BytecodeProgram program;
  private final EntryPoint entry;
  private final SmtSolver solver;
  private final Confirmation confirmation;
  private final ExplorationLimits explorationLimits;
  private final Supergraph graph;
  private final Set<InputVector> seeds = new LinkedHashSet<>();
  private @Nullable Exploration exploration;

  AssertionVerifier(
      BytecodeProgram program,
      EntryPoint entry,
      SmtSolver solver,
      Confirmation confirmation,
      ExplorationLimits explorationLimits) {
    this.program = program;
    this.entry = entry;
    this.solver = solver;
    this.confirmation = confirmation;
    this.explorationLimits = explorationLimits;
    this.graph = new Supergraph(program, Harness.of(entry, program));
  }

  /** A verdict and what it cost. */
  record Decision(Verdict verdict, Statistics statistics) {}

  /** The quick way first: systematic testing, which serves all assertions of the entry point. */
  Decision decide(Assertion assertion, Budget budget) throws InterruptedException {
    Cost cost = new Cost(solver);
    Exploration known = exploration;
    if (known == null) {
      known = explore();
      exploration = known;
      cost.add(known);
      known.runs().stream().limit(MAX_SEEDS).forEach(run -> seeds.add(run.inputs()));
    }
    Verdict verdict = fromTests(assertion, known);
    if (verdict == null) {
      verdict = search(assertion, budget, cost);
    }
    return new Decision(verdict, cost.total());
  }

  private Exploration explore() throws InterruptedException {
    Exploration paths = new PathExplorer(graph, solver, explorationLimits).explore();
    DomainEnumeration domain = new DomainEnumeration(graph, Harness.inputTypes(entry));
    if (paths.isComplete() || !domain.isSmall()) {
      return paths;
    }
    Exploration all = domain.run(explorationLimits.enumerationDeadlineNanos());
    return all.isComplete() ? all : paths;
  }

  private @Nullable Verdict fromTests(Assertion assertion, Exploration tests)
      throws InterruptedException {
    TestRun failing = tests.find(Target.failureOf(assertion));
    if (failing != null) {
      Interpreter interpreter = new Interpreter(graph, Target.failureOf(assertion));
      return confirm(assertion, interpreter.run(failing.inputs(), failing.steps().size()));
    }
    if (!tests.isComplete()) {
      return null;
    }
    return tests.find(Target.evaluationOf(assertion)) == null
        ? new Verdict.Unreachable()
        : new Verdict.Proved();
  }

  private Verdict search(Assertion assertion, Budget budget, Cost cost)
      throws InterruptedException {
    DashLoop loop = new DashLoop(graph, Target.failureOf(assertion), solver, budget);
    Outcome outcome = loop.run(seeds);
    cost.add(loop.tally());
    loop.inputs().stream().limit(MAX_SEEDS).forEach(seeds::add);
    if (outcome instanceof Outcome.Reached reached) {
      return confirm(assertion, reached.run());
    } else if (outcome instanceof Outcome.GaveUp gaveUp) {
      return new Verdict.Unknown(gaveUp.reason());
    }
    Predicate<Operation> evaluation = Target.evaluationOf(assertion);
    return loop.runs().stream().anyMatch(run -> run.contains(evaluation))
            || mayBeEvaluated(assertion, budget)
        ? new Verdict.Proved()
        : new Verdict.Unreachable();
  }

  private Verdict confirm(Assertion assertion, TestRun run) throws InterruptedException {
    try {
      ReplayResult result = confirmation.replay(entry, assertion, DrawnInput.of(run));
      return result.confirmed()
          ? new Verdict.Violated(new Counterexamples(program).of(entry, run))
          : new Verdict.Unknown(
              "an input was found that should make it fail, but a JVM did not confirm it: "
                  + result);
    } catch (IOException e) {
      return new Verdict.Unknown(
          "an input was found that should make it fail, but it could not be replayed: "
              + e.getMessage());
    }
  }

  /** Whether some input may get control to the assertion; asked only about proved ones. */
  private boolean mayBeEvaluated(Assertion assertion, Budget budget) throws InterruptedException {
    DashLoop search = new DashLoop(graph, Target.evaluationOf(assertion), solver, budget);
    return !(search.run(seeds) instanceof Outcome.NoPath);
  }
}
