// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import io.github.dashverify.engine.InputException;
import io.github.dashverify.engine.ProgressListener;
import io.github.dashverify.engine.VerificationTask;
import io.github.dashverify.engine.report.PlannedCheck;
import io.github.dashverify.engine.verdict.AssertionResult;
import io.github.dashverify.engine.verdict.AssertionSite;
import io.github.dashverify.engine.verdict.Counterexample;
import io.github.dashverify.engine.verdict.Report;
import io.github.dashverify.engine.verdict.Statistics;
import io.github.dashverify.engine.verdict.Verdict;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Answers as a test wants, and remembers what it was asked. */
final class FakeEngine implements Engine {

  /** What happens instead of verification. */
  interface Behaviour {
    Report run() throws InputException, InterruptedException;
  }

  static final String ENTRY = "a.B#f(I)V";
  static final Verdict PROVED = new Verdict.Proved();
  static final Verdict UNREACHABLE = new Verdict.Unreachable();
  static final Verdict UNKNOWN = new Verdict.Unknown("The time is used up.");
  static final Verdict VIOLATED =
      new Verdict.Violated(new Counterexample("B.f(7)", List.of(), List.of(), List.of()));

  private final Behaviour behaviour;
  private @Nullable VerificationTask task;

  FakeEngine(Behaviour behaviour) {
    this.behaviour = behaviour;
  }

  /** Reports these verdicts, on lines 1, 2, and so on. */
  static FakeEngine finding(Verdict... verdicts) {
    List<AssertionResult> results =
        IntStream.range(0, verdicts.length)
            .mapToObj(i -> new AssertionResult(ENTRY, site(i + 1), verdicts[i], Statistics.NONE))
            .toList();
    return new FakeEngine(() -> new Report(results, List.of()));
  }

  static AssertionSite site(int line) {
    return new AssertionSite("a.B", "f(I)V", "B.java", line, "assert");
  }

  VerificationTask task() {
    if (task == null) {
      throw new AssertionError("the engine was never asked");
    }
    return task;
  }

  boolean wasAsked() {
    return task != null;
  }

  @Override
  public Report verify(VerificationTask given, ProgressListener listener)
      throws InputException, InterruptedException {
    task = given;
    return behaviour.run();
  }

  @Override
  public List<PlannedCheck> list(VerificationTask given)
      throws InputException, InterruptedException {
    task = given;
    return behaviour.run().results().stream()
        .map(result -> new PlannedCheck(result.entry(), result.assertion()))
        .toList();
  }
}
