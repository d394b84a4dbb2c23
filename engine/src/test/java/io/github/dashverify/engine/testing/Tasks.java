// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.testing;

import io.github.dashverify.engine.VerificationTask;
import io.github.dashverify.engine.VerificationTask.Limits;
import io.github.dashverify.engine.VerificationTask.Slicing;
import io.github.dashverify.engine.VerificationTask.SolverName;
import java.nio.file.Path;
import java.util.List;

/** Verification tasks with everything at its default but what a test is about. */
public final class Tasks {

  private Tasks() {}

  /** All entry points of the classes in a folder. */
  public static VerificationTask all(Path classes, Limits limits) {
    return of(classes, List.of(), limits);
  }

  /** Only these entry points, written as {@code Class#method}. */
  public static VerificationTask of(Path classes, List<String> entries, Limits limits) {
    return new VerificationTask(
        List.of(classes),
        JavaSources.libraries(),
        entries,
        List.of(),
        List.of(),
        List.of("assert"),
        limits,
        Slicing.NONE,
        SolverName.AUTO,
        Runtime.getRuntime().availableProcessors());
  }
}
