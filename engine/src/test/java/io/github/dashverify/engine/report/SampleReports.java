// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

import io.github.dashverify.engine.verdict.AssertionResult;
import io.github.dashverify.engine.verdict.AssertionSite;
import io.github.dashverify.engine.verdict.Counterexample;
import io.github.dashverify.engine.verdict.Counterexample.InputValue;
import io.github.dashverify.engine.verdict.Counterexample.TraceStep;
import io.github.dashverify.engine.verdict.Counterexample.ValueChange;
import io.github.dashverify.engine.verdict.Report;
import io.github.dashverify.engine.verdict.Statistics;
import io.github.dashverify.engine.verdict.Verdict;
import java.util.Arrays;
import java.util.List;

/** Reports made by hand. */
final class SampleReports {

  static final String WITHDRAW = "bank.Account#withdraw(I)V";
  static final String AUDIT = "bank.Bank#audit(II)V";

  static final AssertionSite LINE_12 = site(12);
  static final AssertionSite LINE_17 = site(17);
  static final AssertionSite LINE_30 = site(30);
  static final AssertionSite LINE_41 = site(41);

  static final Statistics COST = new Statistics(4, 2, 3, 9, 1, 120, 0.0314);

  static final Counterexample OVERFLOW =
      new Counterexample(
          "Account.withdraw(-2147483648)",
          List.of(new InputValue("amount", "int", "-2147483648")),
          List.of(),
          List.of(
              step(14, new ValueChange("amount", "-2147483648")),
              step(15),
              step(15),
              new TraceStep("Money.java", 9, List.of(new ValueChange("cents", "1"))),
              step(16, new ValueChange("balance", "-2147483648"), new ValueChange("fee", "0"))));

  private SampleReports() {}

  static AssertionSite site(int line) {
    return new AssertionSite("bank.Account", "withdraw(I)V", "Account.java", line, "assert");
  }

  static TraceStep step(int line, ValueChange... changes) {
    return new TraceStep("Account.java", line, Arrays.asList(changes));
  }

  static AssertionResult result(String entry, AssertionSite site, Verdict verdict) {
    return new AssertionResult(entry, site, verdict, COST);
  }

  static Report report(AssertionResult... results) {
    return new Report(List.of(results), List.of());
  }

  /** One result of each kind, the violation not at the end. */
  static Report everyVerdict() {
    return new Report(
        List.of(
            result(WITHDRAW, LINE_12, new Verdict.Proved()),
            result(WITHDRAW, LINE_17, new Verdict.Violated(OVERFLOW)),
            result(WITHDRAW, LINE_30, new Verdict.Unknown("Line 28 calls native code.")),
            result(WITHDRAW, LINE_41, new Verdict.Unreachable())),
        List.of("Z3 did not load: Princess is used, which is slower."));
  }
}
