// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/** How a call of the engine ended. */
public sealed interface EngineResult {

  /** The report, or an exception made of the sentence that says why there is none. */
  <X extends Exception> EngineReport orThrow(Function<String, X> exception) throws X;

  /** The engine answered. */
  record Answered(EngineReport report) implements EngineResult {
    @Override
    public <X extends Exception> EngineReport orThrow(Function<String, X> exception) {
      return report;
    }
  }

  /**
   * The engine did not answer.
   *
   * @param sentence what happened and what to do
   */
  record Failed(String sentence) implements EngineResult {
    @Override
    public <X extends Exception> EngineReport orThrow(Function<String, X> exception) throws X {
      throw exception.apply(sentence);
    }
  }

  /**
   * Reads exit code and report.
   *
   * @param exitCode of the child JVM
   * @param jsonReport the file the engine was told to write, not there before the call
   * @param errorOutput what the child JVM wrote to its error stream
   */
  static EngineResult of(int exitCode, Path jsonReport, String errorOutput) {
    return switch (exitCode) {
      case 0, 1, 2 -> answered(exitCode, jsonReport, errorOutput);
      // 64: the user's mistake; 70: ours. Both end with a sentence of the engine.
      case 64, 70 -> new Failed(lastLines(errorOutput, 1));
      default -> new Failed(died(exitCode, errorOutput));
    };
  }

  private static EngineResult answered(int exitCode, Path jsonReport, String errorOutput) {
    try {
      return new Answered(EngineReport.read(jsonReport));
    } catch (IOException noReport) {
      // A JVM that cannot start ends with 1 as well.
      return new Failed(died(exitCode, errorOutput));
    }
  }

  private static String died(int exitCode, String errorOutput) {
    if (errorOutput.contains("UnsupportedClassVersionError")) {
      return "dash-verify runs on Java 17 or newer, and the Java of this project is older: choose a"
          + " newer toolchain.";
    }
    return "dash-verify's JVM ended with exit code %d and without a report: %s"
        .formatted(exitCode, lastLines(errorOutput, 3));
  }

  private static String lastLines(String text, int count) {
    List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
    return lines.isEmpty()
        ? "it said nothing."
        : String.join(" ", lines.subList(Math.max(0, lines.size() - count), lines.size()));
  }
}
