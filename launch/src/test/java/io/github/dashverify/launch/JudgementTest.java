// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.dashverify.launch.EngineReport.Finding;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class JudgementTest {

  private static final EngineReport CLEAN = new EngineReport(List.of(), List.of());
  private static final EngineReport VIOLATED =
      new EngineReport(List.of(new Finding("A.java:3", "A.f(1)")), List.of());
  private static final EngineReport UNKNOWN =
      new EngineReport(List.of(), List.of(new Finding("B.java:4", "native call")));

  @Test
  void failsOnWhatTheUserChose() {
    assertThat(judge(CLEAN, FailOn.UNKNOWN)).isEmpty();
    assertThat(judge(UNKNOWN, FailOn.VIOLATIONS)).isEmpty();
    assertThat(judge(VIOLATED, FailOn.NEVER)).isEmpty();
    assertThat(judge(VIOLATED, FailOn.VIOLATIONS))
        .hasValue(
            "1 assertion can fail: A.java:3 with A.f(1). The report is r.txt; to go on all the"
                + " same, do this.");
    assertThat(judge(VIOLATED, FailOn.UNKNOWN)).isEqualTo(judge(VIOLATED, FailOn.VIOLATIONS));
    assertThat(judge(UNKNOWN, FailOn.UNKNOWN))
        .hasValue(
            "1 assertion could not be decided: B.java:4 (native call). The report is r.txt; to go"
                + " on all the same, do this.");
  }

  @Test
  void namesAFew() {
    List<Finding> five =
        IntStream.rangeClosed(1, 5).mapToObj(n -> new Finding("A.java:" + n, "A.f()")).toList();

    assertThat(judge(new EngineReport(five, List.of()), FailOn.VIOLATIONS).orElseThrow())
        .startsWith("5 assertions can fail: A.java:1 with A.f(), ")
        .contains("A.java:3 with A.f() and 2 more.")
        .doesNotContain("A.java:4");
  }

  @Test
  void readsWhatTheUserWrote() {
    assertThat(FailOn.parse("failOn", "never")).isEqualTo(FailOn.NEVER);
    assertThatThrownBy(() -> FailOn.parse("failOn", "NEVER"))
        .hasMessage("dash-verify: failOn is 'NEVER': write violations, unknown or never.");
  }

  private static Optional<String> judge(EngineReport report, FailOn failOn) {
    return Judgement.failure(report, failOn, "r.txt", "do this");
  }
}
