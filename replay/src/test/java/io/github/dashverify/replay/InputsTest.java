// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import static io.github.dashverify.replay.Outcome.ASSUMPTION_VIOLATED;
import static io.github.dashverify.replay.Outcome.CONFIRMED;
import static io.github.dashverify.replay.Outcome.DIVERGED;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a replayed program gets when it asks for inputs. */
class InputsTest {

  private static final Value[] ONE_OF_EACH = {
    Value.of(true),
    Value.of((byte) -1),
    Value.of('\u20ac'),
    Value.of((short) -2),
    Value.of(-3),
    Value.of(-4L),
    Value.of(Float.NEGATIVE_INFINITY),
    Value.of(-0.0),
    Value.of("\u00e9\n")
  };

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"Verify.any", "Verifier.nondet"})
  void recordedInputsComeInOrder(String source) throws Exception {
    ReplayResult result =
        Subject.of(
                folder,
                "static void run() {",
                ("  check(!(@Boolean() && @Byte() == -1 && @Char() == '\\u20ac' && @Short() == -2"
                        + " && @Int() == -3 && @Long() == -4"
                        + " && @Float() == Float.NEGATIVE_INFINITY && 1 / @Double() < 0"
                        + " && @String().equals(\"\\u00e9\\n\")));")
                    .replace("@", source),
                "}")
            .inputs(ONE_OF_EACH)
            .replay();
    assertThat(result.outcome()).as(result.toString()).isEqualTo(CONFIRMED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Verify.any", "Verifier.nondet"})
  void whenTheyRunOutInputsAreZero(String source) throws Exception {
    ReplayResult result =
        Subject.of(
                folder,
                "static void run() {",
                ("  check(!(@Int() == 9 && !@Boolean() && @Byte() == 0 && @Char() == 0"
                        + " && @Short() == 0 && @Int() == 0 && @Long() == 0 && @Float() == 0"
                        + " && 1 / @Double() > 0 && @String().isEmpty()));")
                    .replace("@", source),
                "}")
            .inputs(Value.of(9))
            .replay();
    assertThat(result.outcome()).as(result.toString()).isEqualTo(CONFIRMED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Verify", "Verifier"})
  void aViolatedAssumptionEndsTheRunUncatchably(String source) throws Exception {
    ReplayResult result =
        Subject.of(
                folder,
                "static void run() {",
                "  " + source + ".assume(true);",
                "  try { " + source + ".assume(false); }",
                "  catch (Throwable t) { check(false); }",
                "  finally { check(false); }",
                "}")
            .replay();
    assertThat(result.outcome()).as(result.toString()).isEqualTo(ASSUMPTION_VIOLATED);
  }

  @Test
  void aRangeTakesARecordedIntInside() throws Exception {
    ReplayResult result =
        Subject.of(folder, "static void run() { check(Verify.anyInt(1, 3) != 3); }")
            .inputs(Value.of(3))
            .replay();
    assertThat(result.outcome()).as(result.toString()).isEqualTo(CONFIRMED);
  }

  @Test
  void aRangeRefusesARecordedIntOutside() throws Exception {
    ReplayResult result =
        Subject.of(folder, "static void run() { check(Verify.anyInt(1, 3) != 4); }")
            .inputs(Value.of(4))
            .replay();
    assertThat(result.outcome()).as(result.toString()).isEqualTo(ASSUMPTION_VIOLATED);
  }

  @Test
  void anInputOfAnotherTypeMeansAnotherRun() throws Exception {
    ReplayResult result =
        Subject.of(folder, "static void run() { Verify.anyInt(); Verify.anyLong(); check(false); }")
            .inputs(Value.of(1), Value.of(2))
            .replay();
    assertThat(result.outcome()).isEqualTo(DIVERGED);
    assertThat(result.detail()).isEqualTo("input 2 is int:2, but the program wants a long");
  }
}
