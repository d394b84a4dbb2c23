// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which results are believed. */
class ReplayResultTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(Outcome.class)
  void aResultWithItsOwnExitCodeIsBelieved(Outcome outcome) throws Exception {
    Path file = folder.resolve("result");
    new ReplayResult(outcome, "line\nline").write(file);
    ReplayResult result = ReplayResult.of(file, outcome.exitCode());
    assertThat(result.outcome()).isEqualTo(outcome);
    assertThat(result.detail()).isEqualTo("line\nline");
    assertThat(result.confirmed()).isEqualTo(outcome == Outcome.CONFIRMED);
  }

  @Test
  void everyOutcomeHasAnExitCodeOfItsOwn() {
    assertThat(Arrays.stream(Outcome.values()).mapToInt(Outcome::exitCode)).doesNotHaveDuplicates();
  }

  @Test
  void aConfirmationOfAJvmThatEndedOtherwiseIsNot() throws Exception {
    Path file = folder.resolve("result");
    new ReplayResult(Outcome.CONFIRMED, "").write(file);
    assertThat(ReplayResult.of(file, 137).outcome()).isEqualTo(Outcome.CRASHED);
  }

  @Test
  void anExitCodeAloneIsNot() throws Exception {
    ReplayResult result = ReplayResult.of(folder.resolve("result"), Outcome.CONFIRMED.exitCode());
    assertThat(result.outcome()).isEqualTo(Outcome.CRASHED);
  }

  @Test
  void nothingIsLeftBesideTheResult() throws Exception {
    new ReplayResult(Outcome.RETURNED, "").write(folder.resolve("result"));
    assertThat(Files.list(folder)).containsExactly(folder.resolve("result"));
  }
}
