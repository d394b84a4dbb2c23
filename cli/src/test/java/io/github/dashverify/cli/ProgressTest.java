// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.verdict.AssertionResult;
import io.github.dashverify.engine.verdict.Statistics;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressTest {

  private final AtomicLong now = new AtomicLong();
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void saysNothingForTwoSeconds() {
    try (Progress progress = progress(Terminal.Kind.STREAM)) {
      progress.started(FakeEngine.ENTRY, FakeEngine.site(4), 0, 9);
      tickAt(progress, 1);
      assertThat(printed()).isEmpty();
    }
  }

  @Test
  void saysALineNowAndThenWhereNobodyWatches() {
    try (Progress progress = progress(Terminal.Kind.STREAM)) {
      tickAt(progress, 2);
      progress.started(FakeEngine.ENTRY, FakeEngine.site(4), 0, 9);
      tickAt(progress, 3);
      finish(progress, 4, 1);
      progress.started(FakeEngine.ENTRY, FakeEngine.site(5), 1, 9);
      tickAt(progress, 12);
      finish(progress, 5, 2);
      tickAt(progress, 22);
    }
    assertThat(printed().lines())
        .containsExactly(
            "reading classes, 2 s",
            "1 of 9 checked, 12 s, now B.java:5 from a.B#f(I)V",
            "2 of 9 checked, 22 s");
    assertThat(out.size()).isZero();
  }

  @Test
  void overwritesItsLineOnATerminalAndWipesItAtTheEnd() {
    String first = "0 of 9 checked, 2 s, now B.java:4 from a.B#f(I)V";
    String second = "1 of 9 checked, 3 s";
    try (Progress progress = progress(Terminal.Kind.INTERACTIVE)) {
      progress.started(FakeEngine.ENTRY, FakeEngine.site(4), 0, 9);
      tickAt(progress, 2);
      finish(progress, 4, 1);
      tickAt(progress, 3);
    }
    assertThat(printed())
        .isEqualTo(
            "\r"
                + first
                + "\r"
                + second
                + " ".repeat(first.length() - second.length())
                + "\r"
                + " ".repeat(second.length())
                + "\r");
  }

  private Progress progress(Terminal.Kind kind) {
    return new Progress(CommandLineRun.terminal(out, err, kind), now::get);
  }

  private void tickAt(Progress progress, int second) {
    now.set(TimeUnit.SECONDS.toNanos(second));
    progress.tick();
  }

  private static void finish(Progress progress, int line, int done) {
    progress.finished(
        new AssertionResult(
            FakeEngine.ENTRY, FakeEngine.site(line), FakeEngine.PROVED, Statistics.NONE),
        done,
        9);
  }

  private String printed() {
    return err.toString(StandardCharsets.UTF_8);
  }
}
