// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

import io.github.dashverify.engine.report.Overview.AssertionOverview;
import io.github.dashverify.engine.verdict.AssertionSite;
import io.github.dashverify.engine.verdict.Report;
import io.github.dashverify.engine.verdict.Statistics;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A report as text for a console: a block for each assertion, the findings last so that they stand
 * above the summary where the eye is.
 */
public final class ConsoleReport {

  /** How much is told. */
  public enum Detail {
    VERDICTS,
    /** Also what each verdict cost. */
    STATISTICS
  }

  private static final int STATUS_WIDTH = 28;
  private static final int SOURCE_WIDTH = 100;

  /** The quiet ones first. */
  private static final List<Outcome> ORDER =
      List.of(Outcome.PROVED, Outcome.UNREACHABLE, Outcome.UNKNOWN, Outcome.VIOLATED);

  private final Sources sources;
  private final Colour colour;
  private final Detail detail;

  public ConsoleReport(Sources sources, Colour colour, Detail detail) {
    this.sources = sources;
    this.colour = colour;
    this.detail = detail;
  }

  /**
   * The text of a report, ending in a line break.
   *
   * @param seconds how long the whole run took
   */
  public String render(Report report, double seconds) {
    Overview overview = Overview.of(report);
    int width = locationWidth(overview);
    StringBuilder text = new StringBuilder();
    for (Outcome outcome : ORDER) {
      for (AssertionOverview assertion : overview.with(outcome)) {
        text.append(heading(assertion, width)).append('\n');
        for (String line : Explanation.of(assertion)) {
          text.append("    ").append(line).append('\n');
        }
        if (detail == Detail.STATISTICS) {
          text.append("    cost   ").append(cost(assertion.statistics())).append('\n');
        }
      }
    }
    if (!overview.assertions().isEmpty()) {
      text.append('\n');
    }
    for (String note : report.notes()) {
      text.append("note   ").append(note).append('\n');
    }
    if (detail == Detail.STATISTICS) {
      text.append("total  ").append(cost(total(overview))).append('\n');
    }
    return text.append(summary(overview, seconds)).append('\n').toString();
  }

  private int locationWidth(Overview overview) {
    return overview.assertions().stream()
        .mapToInt(assertion -> sources.location(assertion.site()).length())
        .max()
        .orElse(0);
  }

  private String heading(AssertionOverview assertion, int width) {
    AssertionSite site = assertion.site();
    String location = sources.location(site);
    String status = noun(site) + " " + assertion.outcome().words();
    String head =
        colour.bold(location)
            + " ".repeat(width - location.length() + 2)
            + colour.paint(assertion.outcome(), status);
    return sources
        .line(site)
        .map(line -> head + " ".repeat(Math.max(2, STATUS_WIDTH - status.length())) + cut(line))
        .orElse(head);
  }

  private static String noun(AssertionSite site) {
    return site.property().equals("assert") ? "assertion" : site.property();
  }

  private static String cut(String line) {
    return line.length() <= SOURCE_WIDTH ? line : line.substring(0, SOURCE_WIDTH - 4) + " ...";
  }

  private String summary(Overview overview, double seconds) {
    List<String> parts = new ArrayList<>();
    for (Outcome outcome :
        List.of(Outcome.PROVED, Outcome.VIOLATED, Outcome.UNKNOWN, Outcome.UNREACHABLE)) {
      long count = overview.count(outcome);
      if (count > 0) {
        parts.add(colour.paint(outcome, count + " " + outcome.words()));
      }
    }
    String counts = parts.isEmpty() ? "nothing to verify" : String.join(", ", parts);
    return String.format(Locale.ROOT, "%s  (%.1f s)", counts, seconds);
  }

  private static Statistics total(Overview overview) {
    return overview.assertions().stream()
        .map(AssertionOverview::statistics)
        .reduce(Statistics.NONE, Statistics::plus);
  }

  private static String cost(Statistics cost) {
    return String.format(
        Locale.ROOT,
        "%s, %s, %s, %s, %s, %s, %.2f s",
        count(cost.iterations(), "iteration"),
        count(cost.tests(), "test"),
        count(cost.refinements(), "refinement"),
        cost.queries() == 1 ? "1 query" : cost.queries() + " queries",
        count(cost.solverCalls(), "solver call"),
        count(cost.steps(), "step"),
        cost.seconds());
  }

  private static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
