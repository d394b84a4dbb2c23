// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.gradle;

import io.github.dashverify.launch.EngineCall;
import io.github.dashverify.launch.EngineReport;
import io.github.dashverify.launch.EngineResult;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.GradleException;
import org.gradle.api.file.FileCollection;
import org.gradle.jvm.toolchain.JavaLauncher;
import org.gradle.process.ExecOperations;

/** Runs the engine in a JVM of its own and leaves its two reports in a folder. */
final class EngineRun {
  private static final String JSON = "report.json";
  private static final String TEXT = "report.txt";

  private final ExecOperations processes;

  EngineRun(ExecOperations processes) {
    this.processes = processes;
  }

  /** The report for machines in a folder of reports. */
  static Path json(File reports) {
    return reports.toPath().resolve(JSON);
  }

  /** The report for people in a folder of reports. */
  static Path text(File reports) {
    return reports.toPath().resolve(TEXT);
  }

  /**
   * Runs the engine.
   *
   * @param inputs what to verify, with what
   * @param reports where to write
   * @param scratch a folder for files nobody needs afterwards
   */
  EngineReport run(EngineInputs inputs, File reports, File scratch) {
    EngineResult result;
    try {
      Files.deleteIfExists(json(reports));
      String arguments =
          call(inputs, reports).writeTo(scratch.toPath().resolve("engine-arguments.txt"));
      result = start(inputs, arguments, reports);
    } catch (IOException failure) {
      throw new GradleException(
          "dash-verify cannot write its reports to %s: make that folder writable (%s)."
              .formatted(reports, failure.getMessage()),
          failure);
    }
    return result.orThrow(GradleException::new);
  }

  private EngineResult start(EngineInputs inputs, String arguments, File reports)
      throws IOException {
    JavaLauncher java = inputs.getJavaLauncher().get();
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    try (OutputStream text = Files.newOutputStream(text(reports))) {
      int exitCode =
          processes
              .javaexec(
                  process -> {
                    process.executable(java.getExecutablePath().getAsFile());
                    process.classpath(inputs.getEngineClasspath());
                    process.getMainClass().set(EngineCall.MAIN_CLASS);
                    process.setWorkingDir(inputs.getWorkingDirectory());
                    process.jvmArgs(EngineCall.JVM_OPTIONS);
                    process.setMaxHeapSize(inputs.getHeap().get());
                    process.args(arguments);
                    process.setStandardOutput(text);
                    process.setErrorOutput(new TeeStream(System.err, errors));
                    process.setIgnoreExitValue(true);
                  })
              .getExitValue();
      return EngineResult.of(exitCode, json(reports), errors.toString(StandardCharsets.UTF_8));
    }
  }

  private static EngineCall call(EngineInputs inputs, File reports) {
    return new EngineCall(paths(inputs.getClasses()), json(reports))
        .library(paths(inputs.getLibrary()))
        .sources(paths(inputs.getSources()))
        .entries(inputs.getEntryPoints().get())
        .include(inputs.getInclude().get())
        .exclude(inputs.getExclude().get())
        .properties(inputs.getProperties().get())
        .timeout(inputs.getSecondsPerEntry().getOrNull())
        .totalTimeout(inputs.getSecondsInTotal().getOrNull())
        .slicing(inputs.getSlicing().getOrNull())
        .jobs(inputs.getJobs().getOrNull());
  }

  private static List<Path> paths(FileCollection files) {
    return files.getFiles().stream().map(File::toPath).toList();
  }
}
