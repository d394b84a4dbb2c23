// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.benchmarks;

import io.github.dashverify.engine.InputException;
import io.github.dashverify.engine.verdict.AssertionResult;
import io.github.dashverify.engine.verdict.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Prints the tables of {@code docs/benchmarks.md} as Markdown. Nothing here judges: a slow machine
 * changes the times and, where a limit of time is met, the verdicts.
 */
public final class Main {

  private static final List<Integer> DIAMONDS = List.of(5, 10, 20, 40);
  private static final int FEWEST_LOCKS = 5;
  private static final int MOST_LOCKS = 15;

  private final Programs programs;
  private final Map<String, LctdFigures> lctd = LctdFigures.byProgram();

  private Main(Programs programs) {
    this.programs = programs;
  }

  public static void main(String[] args) throws IOException, InputException, InterruptedException {
    try (Programs programs = Programs.compile(DIAMONDS)) {
      new Main(programs).print();
    }
  }

  private void print() throws InputException, InterruptedException {
    Measurement.warmUp(programs);
    List<Measurement> seeds = seeds();
    diamonds();
    locks(seeds);
    summary(seeds);
  }

  private List<Measurement> seeds() throws InputException, InterruptedException {
    title("Seed programs");
    row(
        "program",
        "verdicts",
        "iterations",
        "tests",
        "queries",
        "solver calls",
        "without solver",
        "ms",
        "LCTD: result",
        "test runs",
        "solve runs",
        "SMT calls",
        "s");
    rule(13);
    List<Measurement> all = new ArrayList<>();
    for (String name : programs.seeds()) {
      Measurement measured = Measurement.of(programs, name);
      all.add(measured);
      LctdFigures figures = lctd.getOrDefault(measured.program(), LctdFigures.NONE);
      row(
          measured.program(),
          measured.verdicts(),
          measured.cost().iterations(),
          measured.cost().tests(),
          measured.cost().queries(),
          measured.cost().solverCalls(),
          measured.shareWithoutSolver(),
          measured.milliseconds(),
          figures.result(),
          figures.testRuns(),
          figures.solveRuns(),
          figures.smtCalls(),
          figures.seconds());
    }
    return all;
  }

  private void diamonds() throws InputException, InterruptedException {
    title("Diamonds");
    row("diamonds", "verdict", "iterations", "tests", "queries", "solver calls", "ms");
    rule(7);
    for (int n : DIAMONDS) {
      Measurement measured = Measurement.of(programs, Programs.diamondsName(n));
      row(
          n,
          measured.verdicts(),
          measured.cost().iterations(),
          measured.cost().tests(),
          measured.cost().queries(),
          measured.cost().solverCalls(),
          measured.milliseconds());
    }
  }

  private void locks(List<Measurement> seeds) {
    title("Locks");
    row("locks", "verdicts", "iterations", "tests", "solver calls", "LCTD: solve runs");
    rule(6);
    for (int n = FEWEST_LOCKS; n <= MOST_LOCKS; n++) {
      String name = "Locks" + n;
      LctdFigures figures = lctd.getOrDefault(name, LctdFigures.NONE);
      for (Measurement measured : seeds) {
        if (measured.program().equals(name)) {
          row(
              n,
              measured.verdicts(),
              measured.cost().iterations(),
              measured.cost().tests(),
              measured.cost().solverCalls(),
              figures.solveRuns());
        }
      }
    }
  }

  private static void summary(List<Measurement> seeds) {
    title("Seed programs together");
    List<AssertionResult> results =
        seeds.stream().flatMap(measured -> measured.results().stream()).toList();
    Measurement all = new Measurement("all", results, 0);
    row("", "assertions", "median ms");
    rule(3);
    for (Class<? extends Verdict> kind :
        List.of(
            Verdict.Proved.class,
            Verdict.Violated.class,
            Verdict.Unreachable.class,
            Verdict.Unknown.class)) {
      List<AssertionResult> some =
          results.stream().filter(result -> kind.isInstance(result.verdict())).toList();
      row(kind.getSimpleName().toUpperCase(Locale.ROOT), some.size(), medianMilliseconds(some));
    }
    row("all", results.size(), medianMilliseconds(results));
    System.out.printf(
        "%n%d queries, %d of them to the solver: at least %s answered without it.%n",
        all.cost().queries(), all.cost().solverCalls(), all.shareWithoutSolver());
    for (AssertionResult result : results) {
      if (result.verdict() instanceof Verdict.Unknown unknown) {
        System.out.printf(
            "%n- `%s:%d` from `%s`: %s",
            result.assertion().file(), result.assertion().line(), result.entry(), unknown.reason());
      }
    }
    System.out.println();
  }

  private static String medianMilliseconds(List<AssertionResult> results) {
    if (results.isEmpty()) {
      return "";
    }
    double[] sorted =
        results.stream().mapToDouble(result -> result.statistics().seconds()).sorted().toArray();
    int middle = sorted.length / 2;
    double median =
        sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    return "%.1f".formatted(median * 1e3);
  }

  private static void title(String text) {
    System.out.printf("%n### %s%n%n", text);
  }

  private static void row(Object... cells) {
    StringBuilder line = new StringBuilder("|");
    for (Object cell : cells) {
      line.append(' ').append(cell).append(" |");
    }
    System.out.println(line);
  }

  private static void rule(int columns) {
    System.out.println("|---|---|" + "---:|".repeat(columns - 2));
  }
}
