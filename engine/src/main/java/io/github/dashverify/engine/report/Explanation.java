// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

import io.github.dashverify.engine.report.Overview.AssertionOverview;
import io.github.dashverify.engine.verdict.AssertionResult;
import io.github.dashverify.engine.verdict.AssertionSite;
import io.github.dashverify.engine.verdict.Counterexample;
import io.github.dashverify.engine.verdict.Counterexample.InputValue;
import io.github.dashverify.engine.verdict.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The lines below the heading of an assertion: with which values, why, and what to do. */
final class Explanation {

  private static final int MOST_INPUTS = 20;
  private static final int MOST_CALLS = 5;
  private static final int MOST_ENTRIES = 3;

  private Explanation() {}

  static List<String> of(AssertionOverview assertion) {
    return switch (assertion.outcome()) {
      case PROVED -> List.of();
      case UNREACHABLE ->
          List.of("next   no input gets here: check the conditions before it, or remove it");
      case UNKNOWN -> unknown(assertion);
      case VIOLATED -> violated(assertion);
    };
  }

  /** The first counterexample in full, the calls of the others. */
  private static List<String> violated(AssertionOverview assertion) {
    List<Counterexample> counterexamples =
        assertion.results().stream()
            .map(AssertionResult::verdict)
            .filter(Verdict.Violated.class::isInstance)
            .map(verdict -> ((Verdict.Violated) verdict).counterexample())
            .toList();
    Counterexample first = counterexamples.get(0);
    List<String> lines = new ArrayList<>(first.call().lines().toList());
    if (!first.inputs().isEmpty()) {
      List<String> values = first.inputs().stream().map(Explanation::equation).toList();
      lines.add("with   " + some(values, MOST_INPUTS));
    }
    lines.addAll(TraceText.of(first.trace(), assertion.site().file()));
    List<String> others =
        counterexamples.stream()
            .map(Counterexample::call)
            .filter(call -> !call.equals(first.call()))
            .distinct()
            .toList();
    if (!others.isEmpty()) {
      lines.add("also   " + some(others, MOST_CALLS));
    }
    lines.add("next   fix the code, or reject this input before " + place(assertion.site()));
    return lines;
  }

  private static String equation(InputValue input) {
    return input.name() + " = " + input.value();
  }

  private static String place(AssertionSite site) {
    return site.line() > 0 ? "line " + site.line() : "the assertion";
  }

  /** Each reason once, with the entry points it holds for unless that is plain from the heading. */
  private static List<String> unknown(AssertionOverview assertion) {
    Map<String, List<String>> entriesByReason = new LinkedHashMap<>();
    for (AssertionResult result : assertion.results()) {
      if (result.verdict() instanceof Verdict.Unknown unknown) {
        entriesByReason
            .computeIfAbsent(unknown.reason(), reason -> new ArrayList<>())
            .add(result.entry());
      }
    }
    String own = assertion.site().className() + "#" + assertion.site().method();
    List<String> lines = new ArrayList<>();
    entriesByReason.forEach(
        (reason, entries) -> {
          lines.add("why    " + reason);
          if (!entries.equals(List.of(own))) {
            lines.add("from   " + some(entries.stream().distinct().toList(), MOST_ENTRIES));
          }
        });
    return lines;
  }

  private static String some(List<String> items, int most) {
    if (items.size() <= most) {
      return String.join(", ", items);
    }
    return String.join(", ", items.subList(0, most)) + " and " + (items.size() - most) + " more";
  }
}
