// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.explore;

import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.concrete.TestRun;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What systematic testing found.
 *
 * @param runs one run per path, in the order they were found
 * @param isComplete whether these are all paths there are: what none of them does, no run does
 * @param queries how many satisfiability questions it took
 */
public record Exploration(List<TestRun> runs, boolean isComplete, int queries) {

  public Exploration {
    runs = List.copyOf(runs);
  }

  /** The first run with such an operation; null if there is none. */
  public @Nullable TestRun find(Predicate<Operation> operation) {
    for (TestRun run : runs) {
      if (run.contains(operation)) {
        return run;
      }
    }
    return null;
  }

  /** Number of transitions taken in all runs together. */
  public long steps() {
    return runs.stream().mapToLong(run -> run.steps().size()).sum();
  }
}
