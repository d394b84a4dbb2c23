// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map.Entry;
import java.util.Objects;

/**
 * How a replay ended, with a sentence for people. The file has two lines, {@code outcome} and
 * {@code detail}.
 */
public final class ReplayResult {

  private final Outcome outcome;
  private final String detail;

  ReplayResult(Outcome outcome, String detail) {
    this.outcome = Objects.requireNonNull(outcome);
    this.detail = Objects.requireNonNull(detail);
  }

  /**
   * What to believe of a JVM that ended: its result file, provided that the exit code agrees.
   *
   * <p>A program that exits with the code of {@link Outcome#CONFIRMED} has written no result, and a
   * JVM that was killed after writing one does not have its code: both are {@link Outcome#CRASHED}.
   *
   * @throws IOException if there is a result that cannot be read
   * @throws IllegalArgumentException if what is there is not a result
   */
  public static ReplayResult of(Path resultFile, int exitCode) throws IOException {
    if (!Files.exists(resultFile)) {
      return new ReplayResult(
          Outcome.CRASHED, "the JVM ended with code " + exitCode + " and without a result");
    }
    ReplayResult written = read(resultFile);
    if (written.outcome.exitCode() != exitCode) {
      return new ReplayResult(
          Outcome.CRASHED,
          "the JVM ended with code " + exitCode + " although its result is " + written);
    }
    return written;
  }

  private static ReplayResult read(Path file) throws IOException {
    Outcome outcome = null;
    String detail = "";
    for (Entry<String, String> line : KeyValueLines.read(file).entries()) {
      switch (line.getKey()) {
        case "outcome":
          outcome = Outcome.valueOf(line.getValue());
          break;
        case "detail":
          detail = line.getValue();
          break;
        default:
          throw new IllegalArgumentException("Unknown key: " + line.getKey());
      }
    }
    if (outcome == null) {
      throw new IllegalArgumentException("No outcome in " + file);
    }
    return new ReplayResult(outcome, detail);
  }

  void write(Path file) throws IOException {
    KeyValueLines lines = new KeyValueLines();
    lines.add("outcome", outcome.name());
    lines.add("detail", detail);
    lines.write(file);
  }

  /** Whether the target assertion was seen to fail. */
  public boolean confirmed() {
    return outcome == Outcome.CONFIRMED;
  }

  public Outcome outcome() {
    return outcome;
  }

  /** What happened, in words; may be empty. */
  public String detail() {
    return detail;
  }

  @Override
  public String toString() {
    return detail.isEmpty() ? outcome.name() : outcome + " (" + detail + ")";
  }
}
