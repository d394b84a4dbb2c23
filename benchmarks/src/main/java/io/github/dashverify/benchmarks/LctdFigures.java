// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * A row of LCTD's table 5.16, as text. The columns of {@code lctd.tsv}: our program, result,
 * seconds, test runs, solve runs, SMT calls.
 */
record LctdFigures(
    String result, String seconds, String testRuns, String solveRuns, String smtCalls) {

  /** For programs that the table does not have. */
  static final LctdFigures NONE = new LctdFigures("", "", "", "", "");

  /** The figures by the simple name of the program of ours that follows theirs. */
  static Map<String, LctdFigures> byProgram() {
    Map<String, LctdFigures> figures = new HashMap<>();
    try (InputStream tsv =
            Objects.requireNonNull(LctdFigures.class.getResourceAsStream("lctd.tsv"));
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(tsv, StandardCharsets.UTF_8))) {
      for (String line : lines.lines().toList()) {
        String[] cells = line.split("\t");
        figures.put(cells[0], new LctdFigures(cells[1], cells[2], cells[3], cells[4], cells[5]));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return figures;
  }
}
