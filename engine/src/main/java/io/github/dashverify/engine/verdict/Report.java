// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.verdict;

import java.util.List;

/**
 * Everything one run found out.
 *
 * @param results a verdict per entry point and assertion, in the order of classes and lines
 * @param notes things the user should know that belong to no single assertion, such as a solver
 *     that did not load
 */
public record Report(List<AssertionResult> results, List<String> notes) {

  public Report {
    results = List.copyOf(results);
    notes = List.copyOf(notes);
  }

  /** How many results have a verdict of this kind. */
  public long count(Class<? extends Verdict> kind) {
    return results.stream().filter(result -> kind.isInstance(result.verdict())).count();
  }
}
