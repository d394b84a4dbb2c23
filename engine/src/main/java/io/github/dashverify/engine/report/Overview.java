// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

import io.github.dashverify.engine.verdict.AssertionResult;
import io.github.dashverify.engine.verdict.AssertionSite;
import io.github.dashverify.engine.verdict.Report;
import io.github.dashverify.engine.verdict.Statistics;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A report seen twice more: per assertion, over all entry points that were tried, and per entry
 * point, over all its assertions. Keeps the order of the report.
 *
 * <p>Assertions on the same source line count as one: a compiler copies the code of a {@code
 * finally} block, and a reader sees one line.
 *
 * @param assertions each assertion with its results
 * @param entries each entry point with its overall outcome, never {@link Outcome#UNREACHABLE}
 */
public record Overview(List<AssertionOverview> assertions, Map<String, Outcome> entries) {

  /**
   * One assertion.
   *
   * @param site where it stands
   * @param results a verdict for each entry point; never empty
   */
  public record AssertionOverview(AssertionSite site, List<AssertionResult> results) {

    /** What the results say together. */
    public Outcome outcome() {
      return Outcome.together(results.stream().map(r -> Outcome.of(r.verdict())).toList());
    }

    /** What the results cost together. */
    public Statistics statistics() {
      return results.stream()
          .map(AssertionResult::statistics)
          .reduce(Statistics.NONE, Statistics::plus);
    }
  }

  /** The overview of this report. */
  public static Overview of(Report report) {
    Map<AssertionSite, List<AssertionResult>> bySite = new LinkedHashMap<>();
    Map<String, Outcome> byEntry = new LinkedHashMap<>();
    for (AssertionResult result : report.results()) {
      bySite.computeIfAbsent(result.assertion(), site -> new ArrayList<>()).add(result);
      byEntry.merge(
          result.entry(),
          Outcome.together(List.of(Outcome.PROVED, Outcome.of(result.verdict()))),
          (one, other) -> Outcome.together(List.of(one, other)));
    }
    List<AssertionOverview> assertions = new ArrayList<>();
    bySite.forEach(
        (site, results) -> assertions.add(new AssertionOverview(site, List.copyOf(results))));
    return new Overview(List.copyOf(assertions), byEntry);
  }

  /** How many assertions have this outcome. */
  public long count(Outcome outcome) {
    return assertions.stream().filter(assertion -> assertion.outcome() == outcome).count();
  }

  /** The assertions with this outcome. */
  List<AssertionOverview> with(Outcome outcome) {
    return assertions.stream().filter(assertion -> assertion.outcome() == outcome).toList();
  }
}
