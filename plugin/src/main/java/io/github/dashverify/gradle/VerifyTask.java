// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.gradle;

import io.github.dashverify.launch.EngineReport;
import io.github.dashverify.launch.FailOn;
import io.github.dashverify.launch.Judgement;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.logging.LogLevel;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.VerificationException;
import org.gradle.api.tasks.options.Option;
import org.gradle.process.ExecOperations;
import org.gradle.work.DisableCachingByDefault;

/**
 * Tells what {@link AnalysisTask} found in one source set, and fails if that is what {@code failOn}
 * says. Up to date only when there was nothing to complain about.
 */
@DisableCachingByDefault(because = "The work is in the analysis, which is cached")
public abstract class VerifyTask extends DefaultTask {

  private static final String HOW_TO_GO_ON =
      "set dashVerify.ignoreFailures to true or dashVerify.failOn to \"never\"";

  private final ExecOperations processes;

  /** Declares when nothing needs to be told again. */
  @Inject
  @SuppressWarnings("InjectOnConstructorOfAbstractClass") // Gradle makes the subclass
  public VerifyTask(ExecOperations processes) {
    this.processes = processes;
    getOutputs().upToDateWhen(task -> ((VerifyTask) task).hasNothingToTell());
  }

  /** What is verified. */
  @Nested
  public abstract Property<EngineInputs> getEngine();

  /** Where {@link AnalysisTask} left its reports. */
  @InputFiles
  @PathSensitive(PathSensitivity.NONE)
  public abstract DirectoryProperty getReportDirectory();

  /** Exists if time ran out in a run on this machine. */
  @Internal
  public abstract RegularFileProperty getWitness();

  /** What makes the task fail: {@code violations}, {@code unknown} or {@code never}. */
  @Input
  public abstract Property<String> getFailOn();

  /** Whether to say what would make the task fail and go on. */
  @Input
  public abstract Property<Boolean> getIgnoreFailures();

  /** Verifies only what these methods can reach. */
  @Option(option = "method", description = "Verifies only this method, written Class#method.")
  public void setMethods(List<String> methods) {
    getEngine().get().getEntryPoints().set(methods);
  }

  /** Limits the seconds spent on one entry point. */
  @Option(option = "timeout", description = "Seconds that may be spent on one entry point.")
  public void setSecondsPerEntry(String seconds) {
    getEngine().get().getSecondsPerEntry().set(Seconds.parse(seconds));
  }

  /** Tells and judges. */
  @TaskAction
  public void verify() {
    FailOn failOn = FailOn.parse("dashVerify.failOn", getFailOn().get());
    File reports = getReportDirectory().get().getAsFile();
    try {
      EngineReport report = EngineReport.read(EngineRun.json(reports));
      if (report.ranOutOfTime() && !getWitness().get().getAsFile().exists()) {
        getLogger().info("The report from the build cache ran out of time: verifying again.");
        reports = new File(getTemporaryDir(), "reports");
        Files.createDirectories(reports.toPath());
        report = new EngineRun(processes).run(getEngine().get(), reports, getTemporaryDir());
      }
      judge(report, failOn, reports);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void judge(EngineReport report, FailOn failOn, File reports) throws IOException {
    getLogger()
        .log(
            report.isClean() ? LogLevel.LIFECYCLE : LogLevel.QUIET,
            Files.readString(EngineRun.text(reports)).stripTrailing());
    Judgement.failure(report, failOn, EngineRun.text(reports).toString(), HOW_TO_GO_ON)
        .ifPresent(
            sentence -> {
              if (!getIgnoreFailures().get()) {
                throw new VerificationException(sentence);
              }
              getLogger().warn(sentence);
            });
  }

  private boolean hasNothingToTell() {
    try {
      return EngineReport.read(EngineRun.json(getReportDirectory().get().getAsFile())).isClean();
    } catch (IOException noReport) {
      return false;
    }
  }
}
