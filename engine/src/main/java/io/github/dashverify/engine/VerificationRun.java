// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine;

import io.github.dashverify.engine.AssertionVerifier.Decision;
import io.github.dashverify.engine.VerificationTask.Slicing;
import io.github.dashverify.engine.VerificationTask.SolverName;
import io.github.dashverify.engine.bytecode.BytecodeProgram;
import io.github.dashverify.engine.bytecode.ClassPath;
import io.github.dashverify.engine.cfa.Assertion;
import io.github.dashverify.engine.confirm.Confirmation;
import io.github.dashverify.engine.dash.Budget;
import io.github.dashverify.engine.entry.EntryPoint;
import io.github.dashverify.engine.explore.ExplorationLimits;
import io.github.dashverify.engine.smt.SmtSolver;
import io.github.dashverify.engine.smt.SolverOptions;
import io.github.dashverify.engine.smt.SolverUnavailableException;
import io.github.dashverify.engine.verdict.AssertionResult;
import io.github.dashverify.engine.verdict.AssertionSite;
import io.github.dashverify.engine.verdict.Report;
import io.github.dashverify.engine.verdict.Statistics;
import io.github.dashverify.engine.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One run over all entry points: shares out work and time, and collects the results in order. */
final class VerificationRun {

  private static final Logger LOG = LoggerFactory.getLogger(VerificationRun.class);
  private static final long STACK_BYTES = 512L << 20;
  private static final int EXPLORED_PATHS = 300;
  private static final int EXPLORATION_QUERIES = 1_000;
  private static final int STEPS_PER_TEST = 20_000;
  private static final int SPLITS_PER_POINT = 60;

  private final VerificationTask task;
  private final BytecodeProgram program;
  private final ProgressListener listener;
  private final Confirmation confirmation;
  private final long deadline;
  private final AtomicInteger done = new AtomicInteger();
  private volatile boolean hasFallenBack;

  VerificationRun(
      VerificationTask task,
      ClassPath classPath,
      BytecodeProgram program,
      ProgressListener listener) {
    this.task = task;
    this.program = program;
    this.listener = listener;
    this.confirmation = new Confirmation(classPath, DashVerifier.allEntries(task));
    this.deadline = System.nanoTime() + nanos(task.limits().secondsTotal());
  }

  Report verify(List<EntryPoint> entries) throws InputException, InterruptedException {
    int total = entries.stream().mapToInt(entry -> entry.assertions().size()).sum();
    ExecutorService workers = Executors.newFixedThreadPool(task.jobs(), workerThreads());
    try {
      List<Future<List<AssertionResult>>> pending = new ArrayList<>();
      for (EntryPoint entry : entries) {
        pending.add(workers.submit(() -> verify(entry, total)));
      }
      List<AssertionResult> results = new ArrayList<>();
      for (Future<List<AssertionResult>> future : pending) {
        results.addAll(future.get());
      }
      return new Report(results, notes());
    } catch (ExecutionException e) {
      if (e.getCause() instanceof SolverUnavailableException unavailable) {
        throw new InputException(unavailable);
      }
      throw new IllegalStateException("verification failed: " + e.getCause(), e.getCause());
    } finally {
      workers.shutdownNow();
    }
  }

  private List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (task.slicing() != Slicing.NONE) {
      notes.add("Slicing is not available yet: everything was verified without it.");
    }
    if (hasFallenBack) {
      notes.add(
          "No native solver loads on this machine: Princess answered instead, which is slower and"
              + " decides less.");
    }
    return notes;
  }

  private List<AssertionResult> verify(EntryPoint entry, int total)
      throws SolverUnavailableException, InterruptedException {
    List<AssertionResult> results = new ArrayList<>();
    long start = System.nanoTime();
    long end = Math.min(deadline, start + nanos(task.limits().secondsPerEntry()));
    ExplorationLimits limits =
        new ExplorationLimits(
            EXPLORED_PATHS,
            EXPLORATION_QUERIES,
            STEPS_PER_TEST,
            start + (end - start) / 3,
            start + (end - start) * 2 / 3);
    try (SmtSolver solver = SmtSolver.open(options())) {
      hasFallenBack |= task.solver() == SolverName.AUTO && solver.name().startsWith("Princess");
      AssertionVerifier verifier =
          new AssertionVerifier(program, entry, solver, confirmation, limits);
      int left = entry.assertions().size();
      for (Assertion assertion : entry.assertions()) {
        long now = System.nanoTime();
        AssertionSite site = Sites.of(assertion, program);
        listener.started(entry.label(), site, done.get(), total);
        Decision decision = decide(verifier, assertion, budget(now + (end - now) / left--));
        AssertionResult result =
            new AssertionResult(entry.label(), site, decision.verdict(), decision.statistics());
        results.add(result);
        listener.finished(result, done.incrementAndGet(), total);
      }
    }
    return results;
  }

  private Budget budget(long assertionDeadline) {
    return new Budget(
        task.limits().iterations(), STEPS_PER_TEST, SPLITS_PER_POINT, assertionDeadline);
  }

  /** A defect of ours on one assertion must not cost the verdicts on the others. */
  private static Decision decide(AssertionVerifier verifier, Assertion assertion, Budget budget)
      throws InterruptedException {
    try {
      return verifier.decide(assertion, budget);
    } catch (RuntimeException | StackOverflowError e) {
      LOG.debug("{}", assertion, e);
      return new Decision(
          new Verdict.Unknown("internal error of dash-verify, please report it: " + e),
          Statistics.NONE);
    }
  }

  private SolverOptions options() {
    return SolverOptions.defaults().withChoice(SolverOptions.Choice.valueOf(task.solver().name()));
  }

  private static ThreadFactory workerThreads() {
    return work -> {
      Thread thread = new Thread(null, work, "dash-verify", STACK_BYTES);
      thread.setDaemon(true);
      return thread;
    };
  }

  private static long nanos(double seconds) {
    return (long) (seconds * 1e9);
  }
}
