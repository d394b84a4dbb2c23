// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.gradle;

import io.github.dashverify.launch.EngineReport;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.LocalState;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.TaskAction;
import org.gradle.process.ExecOperations;

/**
 * Runs the engine on one source set and keeps what it found, good or bad; {@link VerifyTask} judges
 * it. So a violation that nobody has touched is told again without being searched for again.
 *
 * <p>Gradle decides whether to cache before it runs a task, too early to know that time will run
 * out. Such a report is therefore never up to date, and has a witness in the task's local state,
 * which Gradle drops when it takes outputs from the cache: without it, {@link VerifyTask} knows
 * that the report is not of this machine and does the work again.
 */
@CacheableTask
public abstract class AnalysisTask extends DefaultTask {

  private final ExecOperations processes;

  /** Declares when the report may be used again. */
  @Inject
  @SuppressWarnings("InjectOnConstructorOfAbstractClass") // Gradle makes the subclass
  public AnalysisTask(ExecOperations processes) {
    this.processes = processes;
    getOutputs().upToDateWhen(task -> !((AnalysisTask) task).ranOutOfTime());
    getOutputs()
        .doNotCacheIf("time ran out in the last run", task -> ((AnalysisTask) task).ranOutOfTime());
  }

  /** What to verify. */
  @Nested
  public abstract Property<EngineInputs> getEngine();

  /** Where {@code report.json} and {@code report.txt} go. */
  @OutputDirectory
  public abstract DirectoryProperty getReportDirectory();

  /** Exists if time ran out in a run on this machine. */
  @LocalState
  public abstract RegularFileProperty getWitness();

  /** Runs the engine. */
  @TaskAction
  public void analyse() {
    File reports = getReportDirectory().get().getAsFile();
    EngineReport report =
        new EngineRun(processes).run(getEngine().get(), reports, getTemporaryDir());
    Path witness = getWitness().get().getAsFile().toPath();
    try {
      Files.deleteIfExists(witness);
      if (report.ranOutOfTime()) {
        Files.createDirectories(witness.getParent());
        Files.createFile(witness);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private boolean ranOutOfTime() {
    try {
      return EngineReport.read(EngineRun.json(getReportDirectory().get().getAsFile()))
          .ranOutOfTime();
    } catch (IOException noReport) {
      return false;
    }
  }
}
