// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.launch;

import io.github.dashverify.launch.EngineReport.Finding;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Says whether a build fails on a report, and in which words. */
public final class Judgement {

  private static final int NAMED = 3;

  private Judgement() {}

  /**
   * Why the build fails, if it does.
   *
   * @param report what was found
   * @param failOn what the user asked for
   * @param where the report for people to read
   * @param howToGoOn how to let the build pass all the same, as the end of a sentence
   */
  public static Optional<String> failure(
      EngineReport report, FailOn failOn, String where, String howToGoOn) {
    return switch (failOn) {
      case NEVER -> Optional.empty();
      case VIOLATIONS ->
          report.violated().isEmpty()
              ? Optional.empty()
              : Optional.of(message(canFail(report), where, howToGoOn));
      case UNKNOWN ->
          report.violated().isEmpty() && report.unknown().isEmpty()
              ? Optional.empty()
              : Optional.of(message(canFail(report) + undecided(report), where, howToGoOn));
    };
  }

  private static String message(String findings, String where, String howToGoOn) {
    return "%sThe report is %s; to go on all the same, %s.".formatted(findings, where, howToGoOn);
  }

  private static String canFail(EngineReport report) {
    return sentence(
        report.violated(), "can fail", finding -> finding.where() + " with " + finding.detail());
  }

  private static String undecided(EngineReport report) {
    return sentence(
        report.unknown(),
        "could not be decided",
        finding -> finding.where() + " (" + finding.detail() + ")");
  }

  private static String sentence(
      List<Finding> findings, String what, Function<Finding, String> words) {
    if (findings.isEmpty()) {
      return "";
    }
    int count = findings.size();
    String named = findings.stream().limit(NAMED).map(words).collect(Collectors.joining(", "));
    String more = count > NAMED ? " and %d more".formatted(count - NAMED) : "";
    return "%d assertion%s %s: %s%s. ".formatted(count, count == 1 ? "" : "s", what, named, more);
  }
}
