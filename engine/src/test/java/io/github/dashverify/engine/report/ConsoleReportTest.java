// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

import static io.github.dashverify.engine.report.SampleReports.AUDIT;
import static io.github.dashverify.engine.report.SampleReports.LINE_12;
import static io.github.dashverify.engine.report.SampleReports.LINE_17;
import static io.github.dashverify.engine.report.SampleReports.LINE_30;
import static io.github.dashverify.engine.report.SampleReports.OVERFLOW;
import static io.github.dashverify.engine.report.SampleReports.WITHDRAW;
import static io.github.dashverify.engine.report.SampleReports.report;
import static io.github.dashverify.engine.report.SampleReports.result;
import static io.github.dashverify.engine.report.SampleReports.step;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.report.ConsoleReport.Detail;
import io.github.dashverify.engine.verdict.AssertionSite;
import io.github.dashverify.engine.verdict.Counterexample;
import io.github.dashverify.engine.verdict.Counterexample.InputValue;
import io.github.dashverify.engine.verdict.Counterexample.TraceStep;
import io.github.dashverify.engine.verdict.Counterexample.ValueChange;
import io.github.dashverify.engine.verdict.Report;
import io.github.dashverify.engine.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConsoleReportTest {

  @Test
  void tellsEveryVerdictWithTheFindingsLast() {
    assertThat(text(SampleReports.everyVerdict()))
        .isEqualTo(
            """
            Account.java:12  assertion proved
            Account.java:41  assertion never reached
                next   no input gets here: check the conditions before it, or remove it
            Account.java:30  assertion unknown
                why    Line 28 calls native code.
            Account.java:17  assertion can fail
                Account.withdraw(-2147483648)
                at 14  amount = -2147483648
                at 15, 15
                at Money.java:9  cents = 1
                at 16  balance = -2147483648, fee = 0
                next   fix the code, or reject this input before line 17

            note   Z3 did not load: Princess is used, which is slower.
            1 proved, 1 can fail, 1 unknown, 1 never reached  (3.2 s)
            """);
  }

  @Test
  void countsAnAssertionOnceHoweverManyEntryPointsReachIt() {
    Counterexample other =
        new Counterexample("new Bank().audit(1, 2)", List.of(), List.of(), List.of());
    assertThat(
            text(
                report(
                    result(WITHDRAW, LINE_12, new Verdict.Unreachable()),
                    result(AUDIT, LINE_12, new Verdict.Proved()),
                    result(WITHDRAW, LINE_17, new Verdict.Violated(shortTrace())),
                    result(AUDIT, LINE_17, new Verdict.Violated(other)),
                    result(WITHDRAW, LINE_30, new Verdict.Proved()),
                    result(AUDIT, LINE_30, new Verdict.Unknown("The time of 60 s is used up.")))))
        .isEqualTo(
            """
            Account.java:12  assertion proved
            Account.java:30  assertion unknown
                why    The time of 60 s is used up.
                from   bank.Bank#audit(II)V
            Account.java:17  assertion can fail
                Account.withdraw(-2147483648)
                at 14  amount = -2147483648
                also   new Bank().audit(1, 2)
                next   fix the code, or reject this input before line 17

            1 proved, 1 can fail, 1 unknown  (3.2 s)
            """);
  }

  @Test
  void showsDrawnInputs() {
    List<InputValue> drawn =
        List.of(
            new InputValue("Verify.anyInt()", "int", "3"),
            new InputValue("Verify.anyChar()", "char", "'x'"));
    Counterexample counterexample = new Counterexample("Main.main()", List.of(), drawn, List.of());
    assertThat(text(report(result(AUDIT, LINE_17, new Verdict.Violated(counterexample)))))
        .contains(
            """
                Main.main()
                with   Verify.anyInt() = 3, Verify.anyChar() = 'x'
                next\
            """);
  }

  @Test
  void showsTheEndsOfALongWay() {
    List<TraceStep> loop =
        IntStream.range(0, 1000)
            .mapToObj(i -> step(5, new ValueChange("i", String.valueOf(i))))
            .toList();
    Counterexample counterexample = new Counterexample("f()", List.of(), List.of(), loop);
    assertThat(text(report(result(AUDIT, LINE_17, new Verdict.Violated(counterexample)))))
        .contains("at 5   i = 0\n")
        .contains(
            "at 5   i = 7\n    ...    972 more lines, all of them in the JSON report\n"
                + "    at 5   i = 980\n")
        .contains("at 5   i = 999\n");
  }

  @Test
  void showsTheSourceLineIfItIsFound(@TempDir Path folder) throws IOException {
    Path source = folder.resolve("bank/Account.java");
    Files.createDirectories(folder.resolve("bank"));
    Files.writeString(source, "\n".repeat(16) + "    assert balance >= 0;\n");
    ConsoleReport report =
        new ConsoleReport(new Sources(List.of(folder)), Colour.OFF, Detail.VERDICTS);
    assertThat(report.render(report(result(WITHDRAW, LINE_17, new Verdict.Proved())), 0))
        .startsWith(source + ":17  assertion proved            assert balance >= 0;\n");
  }

  @Test
  void namesTheClassIfTheFileIsUnknown() {
    AssertionSite site = new AssertionSite("bank.Account", "pay()V", "", 0, "assert");
    assertThat(text(report(result(AUDIT, site, new Verdict.Violated(shortTrace())))))
        .startsWith("bank.Account  assertion can fail\n")
        .contains("next   fix the code, or reject this input before the assertion\n");
  }

  @Test
  void namesOtherProperties() {
    AssertionSite site = new AssertionSite("A", "f()V", "A.java", 3, "array-bounds");
    assertThat(text(report(result("A#f()V", site, new Verdict.Proved()))))
        .startsWith("A.java:3  array-bounds proved\n");
  }

  @Test
  void saysWhenThereIsNothing() {
    assertThat(text(new Report(List.of(), List.of("There is no assertion."))))
        .isEqualTo("note   There is no assertion.\nnothing to verify  (3.2 s)\n");
  }

  @Test
  void tellsTheCostIfAsked() {
    ConsoleReport report = new ConsoleReport(Sources.none(), Colour.OFF, Detail.STATISTICS);
    assertThat(
            report.render(
                report(
                    result(WITHDRAW, LINE_12, new Verdict.Proved()),
                    result(WITHDRAW, LINE_30, new Verdict.Proved())),
                0.5))
        .isEqualTo(
            """
            Account.java:12  assertion proved
                cost   4 iterations, 2 tests, 3 refinements, 9 queries, 1 solver call, 120 steps, 0.03 s
            Account.java:30  assertion proved
                cost   4 iterations, 2 tests, 3 refinements, 9 queries, 1 solver call, 120 steps, 0.03 s

            total  8 iterations, 4 tests, 6 refinements, 18 queries, 2 solver calls, 240 steps, 0.06 s
            2 proved  (0.5 s)
            """);
  }

  @Test
  void coloursOnlyIfAsked() {
    Report report = SampleReports.everyVerdict();
    String plain = text(report);
    String coloured =
        new ConsoleReport(Sources.none(), Colour.ON, Detail.VERDICTS).render(report, 3.21);
    assertThat(plain).doesNotContain("\u001b");
    assertThat(coloured).contains("\u001b[1;31massertion can fail\u001b[0m");
    assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(plain);
  }

  @Test
  void keepsTheOrderOfTheReport() {
    String text =
        text(
            report(
                result(WITHDRAW, LINE_30, new Verdict.Proved()),
                result(WITHDRAW, LINE_12, new Verdict.Proved()),
                result(WITHDRAW, LINE_17, new Verdict.Proved())));
    assertThat(text).containsSubsequence("Account.java:30", "Account.java:12", "Account.java:17");
  }

  private static Counterexample shortTrace() {
    return new Counterexample(
        OVERFLOW.call(), OVERFLOW.arguments(), List.of(), OVERFLOW.trace().subList(0, 1));
  }

  private static String text(Report report) {
    return new ConsoleReport(Sources.none(), Colour.OFF, Detail.VERDICTS).render(report, 3.21);
  }
}
