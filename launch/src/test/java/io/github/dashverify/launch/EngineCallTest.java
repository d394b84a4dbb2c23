// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class EngineCallTest {

  @TempDir private Path folder;

  @Test
  void namesOnlyWhatExistsAndWasSet() {
    Path missing = folder.resolve("missing");
    EngineCall call =
        new EngineCall(List.of(folder, missing), Path.of("report.json"))
            .library(List.of(missing))
            .sources(List.of(folder, folder))
            .entries(List.of("a.A#a", "b.B#b"))
            .include(List.of())
            .properties(List.of("assert", "other"))
            .timeout(7)
            .totalTimeout(null)
            .slicing(null);

    assertThat(call.arguments())
        .containsExactly(
            "--classpath", folder.toString(),
            "--format", "text",
            "--json-report", "report.json",
            "--sources", folder.toString(),
            "--entry", "a.A#a",
            "--entry", "b.B#b",
            "--property", "assert,other",
            "--timeout", "7");
  }

  @Test
  void joinsPathsAsThePlatformDoes() throws IOException {
    Path other = Files.createDirectory(folder.resolve("with space"));

    assertThat(new EngineCall(List.of(folder, other), Path.of("r")).arguments())
        .contains(folder + File.pathSeparator + other);
  }

  @Test
  void writesOneArgumentOnEachLine() throws IOException {
    Path file = folder.resolve("arguments");

    String argument = new EngineCall(List.of(folder), Path.of("r")).jobs(2).writeTo(file);

    assertThat(argument).isEqualTo("@" + file);
    assertThat(Files.readAllLines(file))
        .containsExactly(
            "--classpath",
            folder.toString(),
            "--format",
            "text",
            "--json-report",
            "r",
            "--jobs",
            "2");
  }
}
