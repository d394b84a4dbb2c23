// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

import io.github.dashverify.engine.verdict.Counterexample.TraceStep;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The way to a failing assertion in source lines: {@code at 16 balance = -1}. Neighbouring lines on
 * which nothing changed share one line; of a long way the two ends are shown.
 */
final class TraceText {

  private static final int FIRST = 8;
  private static final int LAST = 20;

  private TraceText() {}

  /**
   * @param file the file of the assertion, which need not be named again
   */
  static List<String> of(List<TraceStep> trace, String file) {
    List<String> lines = new ArrayList<>();
    int next = 0;
    while (next < trace.size()) {
      int end = next + 1;
      if (trace.get(next).changes().isEmpty()) {
        while (end < trace.size() && joins(trace.get(next), trace.get(end))) {
          end++;
        }
      }
      lines.add(line(trace.subList(next, end), file));
      next = end;
    }
    return shortened(lines);
  }

  private static boolean joins(TraceStep first, TraceStep step) {
    return step.changes().isEmpty() && step.file().equals(first.file());
  }

  private static String line(List<TraceStep> steps, String file) {
    TraceStep first = steps.get(0);
    String numbers =
        steps.stream().map(step -> String.valueOf(step.line())).collect(Collectors.joining(", "));
    String place =
        first.file().equals(file) ? "at " + numbers : "at " + first.file() + ":" + numbers;
    if (first.changes().isEmpty()) {
      return place;
    }
    String changes =
        first.changes().stream()
            .map(change -> change.variable() + " = " + change.value())
            .collect(Collectors.joining(", "));
    return String.format("%-5s  %s", place, changes);
  }

  private static List<String> shortened(List<String> lines) {
    if (lines.size() <= FIRST + LAST + 1) {
      return lines;
    }
    List<String> ends = new ArrayList<>(lines.subList(0, FIRST));
    ends.add(
        "...    " + (lines.size() - FIRST - LAST) + " more lines, all of them in the JSON report");
    ends.addAll(lines.subList(lines.size() - LAST, lines.size()));
    return ends;
  }
}
