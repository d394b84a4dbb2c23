// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

import io.github.dashverify.engine.concrete.TestRun;

/** How a search ended. */
public sealed interface Outcome {

  /** This run gets to the target. */
  record Reached(TestRun run) implements Outcome {}

  /** No path to the target is left: no run gets there. */
  record NoPath() implements Outcome {}

  /** Neither was found; the reason is one sentence for the user. */
  record GaveUp(String reason) implements Outcome {}
}
