// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine;

import io.github.dashverify.engine.verdict.AssertionResult;
import io.github.dashverify.engine.verdict.AssertionSite;

/** Hears how a run gets on; called from several threads. */
public interface ProgressListener {

  /** Work on an assertion begins. */
  void started(String entry, AssertionSite assertion, int done, int total);

  /** An assertion has its verdict. */
  void finished(AssertionResult result, int done, int total);

  /** Hears nothing. */
  ProgressListener NONE =
      new ProgressListener() {
        @Override
        public void started(String entry, AssertionSite assertion, int done, int total) {}

        @Override
        public void finished(AssertionResult result, int done, int total) {}
      };
}
