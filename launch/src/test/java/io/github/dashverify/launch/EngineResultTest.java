// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.launch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.launch.EngineReport.Finding;
import io.github.dashverify.launch.EngineResult.Answered;
import io.github.dashverify.launch.EngineResult.Failed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EngineResultTest {

  @TempDir private Path folder;
  private Path json = Path.of("");

  @BeforeEach
  void chooseReport() {
    json = folder.resolve("report.json");
  }

  @Test
  void countsAnAssertionOnceWithTheWorstThatWasFound() throws IOException {
    Files.writeString(
        json,
        """
        {"results": [
          %s, "verdict": "UNKNOWN", "reason": "not decided within the time limit", "input": null},
          %s, "verdict": "VIOLATED", "reason": null, "input": {"call": "A.f(1)"}},
          %s, "verdict": "VIOLATED", "reason": null, "input": {"call": "A.g(2)"}},
          %s, "verdict": "UNKNOWN", "reason": "native call", "input": null},
          %s, "verdict": "PROVED", "reason": null, "input": null}
        ]}
        """
            .formatted(at("A", 3), at("A", 3), at("A", 3), at("B", 4), at("C", 5)));

    EngineResult result = EngineResult.of(1, json, "");

    assertThat(result)
        .isEqualTo(
            new Answered(
                new EngineReport(
                    List.of(new Finding("A.java:3", "A.f(1)")),
                    List.of(new Finding("B.java:4", "native call")))));
    assertThat(((Answered) result).report().ranOutOfTime()).isFalse();
  }

  private static String at(String name, int line) {
    return "{\"assertion\": {\"class\": \"%s\", \"file\": \"%s.java\", \"line\": %d}"
        .formatted(name, name, line);
  }

  @ParameterizedTest
  @CsvSource({
    "not decided within the time limit, true",
    "Z3 gave up after 20 s, true",
    "Z3 gave up after 500 ms (Main.run), true",
    "'Z3 gave up after 1,000 steps', false",
    "not decided within 20 iterations, false"
  })
  void knowsWhenTimeRanOut(String reason, boolean ranOut) throws IOException {
    Files.writeString(
        json,
        "{\"results\": [%s, \"verdict\": \"UNKNOWN\", \"reason\": \"%s\"}]}"
            .formatted(at("A", 3), reason));

    assertThat(EngineReport.read(json).ranOutOfTime()).isEqualTo(ranOut);
  }

  @Test
  void quotesTheEngineOnMistakesAndDefects() {
    String errors = "1 of 2 checked\ndash-verify: Unknown option --x.\n";

    assertThat(EngineResult.of(64, json, errors))
        .isEqualTo(new Failed("dash-verify: Unknown option --x."));
    assertThat(EngineResult.of(70, json, "dash-verify: A defect.\n"))
        .isEqualTo(new Failed("dash-verify: A defect."));
  }

  @Test
  void doesNotTakeADeadJvmForAViolation() throws IOException {
    assertThat(EngineResult.of(1, json, "Invalid maximum heap size: -Xmxplenty\n"))
        .isEqualTo(
            new Failed(
                "dash-verify's JVM ended with exit code 1 and without a report: Invalid maximum"
                    + " heap size: -Xmxplenty"));
    assertThat(EngineResult.of(137, json, ""))
        .isEqualTo(
            new Failed(
                "dash-verify's JVM ended with exit code 137 and without a report: it said"
                    + " nothing."));
    Files.writeString(json, "{}");
    assertThat(EngineResult.of(0, json, "")).isInstanceOf(Failed.class);
    Files.writeString(json, "{");
    assertThat(EngineResult.of(0, json, "")).isInstanceOf(Failed.class);
  }

  @Test
  void saysThatJavaIsTooOld() {
    assertThat(EngineResult.of(1, json, "java.lang.UnsupportedClassVersionError: x\n\tat y\n"))
        .isEqualTo(
            new Failed(
                "dash-verify runs on Java 17 or newer, and the Java of this project is older:"
                    + " choose a newer toolchain."));
  }
}
