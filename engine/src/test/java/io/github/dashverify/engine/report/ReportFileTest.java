// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportFileTest {

  @TempDir Path folder;

  @Test
  void replacesTheOldReportAndLeavesNothingElse() throws IOException {
    Path path = folder.resolve("new/report.json");
    ReportFile file = new ReportFile(path);
    file.prepare();
    assertThat(path).doesNotExist();
    file.write("old");
    file.write("neu: ä");
    assertThat(path).hasContent("neu: ä");
    assertThat(folder.resolve("new")).isDirectoryContaining(path::equals);
    assertThat(Files.list(folder.resolve("new"))).hasSize(1);
  }

  @Test
  void refusesAFolder() {
    assertThatThrownBy(new ReportFile(folder)::prepare)
        .isInstanceOf(IOException.class)
        .hasMessageEndingWith("is a folder");
  }

  @Test
  void refusesAFolderThatCannotBeMade() throws IOException {
    Path occupied = Files.createFile(folder.resolve("occupied"));
    assertThatThrownBy(new ReportFile(occupied.resolve("report.json"))::prepare)
        .isInstanceOf(IOException.class);
  }
}
