// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import io.github.dashverify.engine.DashVerifier;
import io.github.dashverify.engine.InputException;
import io.github.dashverify.engine.ProgressListener;
import io.github.dashverify.engine.VerificationTask;
import io.github.dashverify.engine.report.PlannedCheck;
import io.github.dashverify.engine.verdict.Report;
import java.util.List;

/** What the command line needs of the engine; a test can stand in for it. */
interface Engine {

  Report verify(VerificationTask task, ProgressListener listener)
      throws InputException, InterruptedException;

  List<PlannedCheck> list(VerificationTask task) throws InputException, InterruptedException;

  /** The engine itself. */
  static Engine dash() {
    return new Engine() {
      @Override
      public Report verify(VerificationTask task, ProgressListener listener)
          throws InputException, InterruptedException {
        return DashVerifier.verify(task, listener);
      }

      @Override
      public List<PlannedCheck> list(VerificationTask task)
          throws InputException, InterruptedException {
        return DashVerifier.list(task).stream()
            .map(check -> new PlannedCheck(check.entry(), check.assertion()))
            .toList();
      }
    };
  }
}
