// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

import static io.github.dashverify.engine.report.SampleReports.AUDIT;
import static io.github.dashverify.engine.report.SampleReports.LINE_12;
import static io.github.dashverify.engine.report.SampleReports.LINE_17;
import static io.github.dashverify.engine.report.SampleReports.LINE_30;
import static io.github.dashverify.engine.report.SampleReports.WITHDRAW;
import static io.github.dashverify.engine.report.SampleReports.report;
import static io.github.dashverify.engine.report.SampleReports.result;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.dashverify.engine.verdict.Report;
import io.github.dashverify.engine.verdict.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonReportTest {

  @Test
  void hasTheDocumentedKeysInOrder() {
    JsonObject json = json(SampleReports.everyVerdict());
    assertThat(json.keySet())
        .containsExactly("tool", "version", "results", "entries", "notes", "summary");
    for (JsonElement result : json.getAsJsonArray("results")) {
      assertThat(result.getAsJsonObject().keySet())
          .containsExactly(
              "entry", "assertion", "verdict", "reason", "input", "trace", "statistics");
    }
  }

  @Test
  void tellsAViolationInFull() {
    JsonObject violated = resultOf(SampleReports.everyVerdict(), 1);
    assertThat(violated)
        .isEqualTo(
            JsonParser.parseString(
                """
                {"entry": "bank.Account#withdraw(I)V",
                 "assertion": {"class": "bank.Account", "method": "withdraw(I)V",
                   "file": "Account.java", "line": 17, "property": "assert"},
                 "verdict": "VIOLATED",
                 "reason": null,
                 "input": {"call": "Account.withdraw(-2147483648)",
                   "arguments": [{"name": "amount", "type": "int", "value": "-2147483648"}],
                   "inputs": []},
                 "trace": [
                   {"file": "Account.java", "line": 14, "values": {"amount": "-2147483648"}},
                   {"file": "Account.java", "line": 15, "values": {}},
                   {"file": "Account.java", "line": 15, "values": {}},
                   {"file": "Money.java", "line": 9, "values": {"cents": "1"}},
                   {"file": "Account.java", "line": 16,
                     "values": {"balance": "-2147483648", "fee": "0"}}],
                 "statistics": {"iterations": 4, "tests": 2, "refinements": 3, "queries": 9,
                   "solverCalls": 1, "steps": 120, "seconds": 0.031}}
                """));
  }

  @Test
  void givesAReasonOnlyForTheUnknown() {
    JsonObject unknown = resultOf(SampleReports.everyVerdict(), 2);
    assertThat(unknown.get("verdict").getAsString()).isEqualTo("UNKNOWN");
    assertThat(unknown.get("reason").getAsString()).isEqualTo("Line 28 calls native code.");
    JsonObject proved = resultOf(SampleReports.everyVerdict(), 0);
    assertThat(proved.get("reason").isJsonNull()).isTrue();
    assertThat(proved.get("input").isJsonNull()).isTrue();
    assertThat(proved.getAsJsonArray("trace")).isEmpty();
  }

  @Test
  void givesEachEntryPointOneVerdict() {
    JsonObject json =
        json(
            report(
                result("A#a()V", LINE_12, new Verdict.Unreachable()),
                result("A#b()V", LINE_12, new Verdict.Proved()),
                result("A#c()V", LINE_12, new Verdict.Proved()),
                result("A#c()V", LINE_17, new Verdict.Unknown("Why not.")),
                result("A#d()V", LINE_12, new Verdict.Unknown("Why not.")),
                result("A#d()V", LINE_17, new Verdict.Violated(SampleReports.OVERFLOW)),
                result("A#d()V", LINE_30, new Verdict.Proved())));
    assertThat(json.get("entries"))
        .isEqualTo(
            JsonParser.parseString(
                """
                [{"entry": "A#a()V", "verdict": "PROVED"},
                 {"entry": "A#b()V", "verdict": "PROVED"},
                 {"entry": "A#c()V", "verdict": "UNKNOWN"},
                 {"entry": "A#d()V", "verdict": "VIOLATED"}]
                """));
  }

  @Test
  void countsAssertionsAsTheConsoleDoes() {
    JsonObject json =
        json(
            report(
                result(WITHDRAW, LINE_12, new Verdict.Proved()),
                result(AUDIT, LINE_12, new Verdict.Unreachable()),
                result(AUDIT, LINE_17, new Verdict.Unreachable())));
    assertThat(json.get("summary"))
        .isEqualTo(
            JsonParser.parseString(
                """
                {"assertions": 2, "proved": 1, "violated": 0, "unreachable": 1, "unknown": 0,
                 "seconds": 3.214}
                """));
  }

  @Test
  void writesTextAsItIs() {
    Report report = new Report(List.of(), List.of("a < b && c == 'ä'"));
    String text = new JsonReport("1").render(report, 0);
    assertThat(text).contains("\"a < b && c == 'ä'\"").endsWith("}\n");
    assertThat(text).isEqualTo(new JsonReport("1").render(report, 0));
  }

  @Test
  void listsWhatWouldBeChecked() {
    String text = new JsonReport("1").render(List.of(new PlannedCheck(AUDIT, LINE_12)));
    assertThat(JsonParser.parseString(text))
        .isEqualTo(
            JsonParser.parseString(
                """
                {"tool": "dash-verify", "version": "1", "checks": [
                  {"entry": "bank.Bank#audit(II)V",
                   "assertion": {"class": "bank.Account", "method": "withdraw(I)V",
                     "file": "Account.java", "line": 12, "property": "assert"}}]}
                """));
  }

  private static JsonObject json(Report report) {
    return JsonParser.parseString(new JsonReport("1.2.3").render(report, 3.2144)).getAsJsonObject();
  }

  private static JsonObject resultOf(Report report, int index) {
    return json(report).getAsJsonArray("results").get(index).getAsJsonObject();
  }
}
