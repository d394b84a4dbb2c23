// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.maven;

import io.github.dashverify.launch.EngineCall;
import io.github.dashverify.launch.EngineResult;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The engine in a JVM of its own.
 *
 * @param java the executable
 * @param heap largest heap, such as {@code 1g}
 * @param classPath the engine and what it needs
 * @param workingDirectory the folder from which the report names source files
 */
record EngineProcess(String java, String heap, List<Path> classPath, Path workingDirectory) {

  /**
   * Runs the engine to its end.
   *
   * @param call what it is to do
   * @param json the report that call asks for
   * @param text where its other report goes
   * @param progress hears what it says meanwhile, line by line
   */
  EngineResult run(EngineCall call, Path json, Path text, Consumer<String> progress)
      throws IOException, InterruptedException {
    Files.deleteIfExists(json);
    List<String> command = new ArrayList<>(List.of(java, "-Xmx" + heap));
    command.addAll(EngineCall.JVM_OPTIONS);
    command.add("-cp");
    command.add(
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.add(EngineCall.MAIN_CLASS);
    command.add(call.writeTo(text.resolveSibling("engine-arguments.txt")));

    Process process =
        new ProcessBuilder(command)
            .directory(workingDirectory.toFile())
            .redirectOutput(text.toFile())
            .start();
    try {
      process.getOutputStream().close();
      StringBuilder errors = new StringBuilder();
      try (BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          progress.accept(line);
          errors.append(line).append('\n');
        }
      }
      return EngineResult.of(process.waitFor(), json, errors.toString());
    } finally {
      process.destroy();
    }
  }
}
