// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine;

import io.github.dashverify.engine.bytecode.BytecodeProgram;
import io.github.dashverify.engine.cfa.Assertion;
import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.concrete.InputVector;
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
import io.github.dashverify.engine.smt.SmtSolver;
import io.github.dashverify.engine.smt.SmtStatistics;
import io.github.dashverify.engine.supergraph.Supergraph;
import io.github.dashverify.engine.verdict.Statistics;
import io.github.dashverify.engine.verdict.Verdict;
import io.github.dashverify.replay.ReplayResult;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Gives the assertions of one entry point their verdicts, one after the other; a test found for one
 * assertion is a first test for the next.
 */
final class AssertionVerifier {

  private static final int MAX_SEEDS = 30;

  private final BytecodeProgram program;
  private final EntryPoint entry;
  private final SmtSolver solver;
  private final Confirmation confirmation;
  private final Supergraph graph;
  private final Set<InputVector> seeds = new LinkedHashSet<>();

  AssertionVerifier(
      BytecodeProgram program, EntryPoint entry, SmtSolver solver, Confirmation confirmation) {
    this.program = program;
    this.entry = entry;
    this.solver = solver;
    this.confirmation = confirmation;
    this.graph = new Supergraph(program, Harness.of(entry, program));
  }

  /** A verdict and what it cost. */
  record Decision(Verdict verdict, Statistics statistics) {}

  Decision decide(Assertion assertion, Budget budget) throws InterruptedException {
    long start = System.nanoTime();
    SmtStatistics before = solver.statistics();
    DashLoop search = new DashLoop(graph, Target.failureOf(assertion), solver, budget);
    Outcome outcome = search.run(seeds);
    search.inputs().stream().limit(MAX_SEEDS).forEach(seeds::add);
    Verdict verdict = verdict(assertion, search, outcome, budget);
    return new Decision(verdict, statistics(search, before, start));
  }

  private Verdict verdict(Assertion assertion, DashLoop search, Outcome outcome, Budget budget)
      throws InterruptedException {
    if (outcome instanceof Outcome.Reached reached) {
      return confirm(assertion, reached.run());
    } else if (outcome instanceof Outcome.GaveUp gaveUp) {
      return new Verdict.Unknown(gaveUp.reason());
    }
    return isEvaluated(assertion, search) || mayBeEvaluated(assertion, budget)
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

  private static boolean isEvaluated(Assertion assertion, DashLoop search) {
    Predicate<Operation> evaluation = Target.evaluationOf(assertion);
    return search.runs().stream()
        .flatMap(run -> run.steps().stream())
        .flatMap(step -> step.operations().stream())
        .anyMatch(evaluation);
  }

  /** Whether some input may get control to the assertion; asked only about proved ones. */
  private boolean mayBeEvaluated(Assertion assertion, Budget budget) throws InterruptedException {
    DashLoop search = new DashLoop(graph, Target.evaluationOf(assertion), solver, budget);
    return !(search.run(seeds) instanceof Outcome.NoPath);
  }

  private Statistics statistics(DashLoop search, SmtStatistics before, long start) {
    SmtStatistics after = solver.statistics();
    return new Statistics(
        search.tally().iterations(),
        search.tally().tests(),
        search.tally().refinements(),
        (int) (after.queries() - before.queries()),
        (int) (after.solverCalls() - before.solverCalls()),
        search.tally().steps(),
        (System.nanoTime() - start) / 1e9);
  }
}
