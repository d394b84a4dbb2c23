// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.VerificationTask;
import io.github.dashverify.engine.VerificationTask.Limits;
import io.github.dashverify.engine.VerificationTask.Slicing;
import io.github.dashverify.engine.VerificationTask.SolverName;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OptionsTest {

  @TempDir Path folder;
  private Path classes = Path.of("");
  private Path jar = Path.of("");

  @BeforeEach
  void makeClasses() throws IOException {
    classes = Files.createDirectories(folder.resolve("with space"));
    Files.createFile(classes.resolve("A.class"));
    jar = folder.resolve("lib.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("b/B.class"));
    }
  }

  @Test
  void hasUsefulDefaults() {
    VerificationTask task = task("--classpath", classes.toString());
    assertThat(task)
        .isEqualTo(
            new VerificationTask(
                List.of(classes),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of("assert"),
                new Limits(2000, 60, 3600),
                Slicing.NONE,
                SolverName.AUTO,
                Runtime.getRuntime().availableProcessors()));
  }

  @Test
  void readsEveryOption() {
    VerificationTask task =
        task(
            "--classpath=" + classes,
            "--library",
            jar.toString(),
            "--entry",
            "A#main",
            "--entry",
            "b.B#f(I)V",
            "--include",
            "a.*,b.*",
            "--exclude",
            "*Test",
            "--property",
            "assert",
            "--timeout",
            "0.5",
            "--total-timeout",
            "90",
            "--iterations",
            "7",
            "--slicing",
            "targetPath",
            "--solver",
            "z3",
            "--jobs",
            "3",
            "--stats");
    assertThat(task)
        .isEqualTo(
            new VerificationTask(
                List.of(classes),
                List.of(jar),
                List.of("A#main", "b.B#f(I)V"),
                List.of("a.*", "b.*"),
                List.of("*Test"),
                List.of("assert"),
                new Limits(7, 0.5, 90),
                Slicing.TARGET_PATH,
                SolverName.Z3,
                3));
  }

  @Test
  void takesSeveralPathsInOneOptionOrInMany() {
    String joined = classes + File.pathSeparator + jar;
    assertThat(task("--classpath", joined).classes()).containsExactly(classes, jar);
    assertThat(task("--classpath", jar.toString(), "--classpath", classes.toString()).classes())
        .containsExactly(jar, classes);
    assertThat(task("--classpath", jar.toString()).classes()).containsExactly(jar);
  }

  @Test
  void readsArgumentFiles() throws IOException {
    Path file = folder.resolve("arguments");
    Files.writeString(
        file,
        """
        # what the plugin wrote
        --classpath
        %s

        --entry
        a.A#größe
        """
            .formatted(classes));
    VerificationTask task = task("@" + file, "--jobs", "1");
    assertThat(task.classes()).containsExactly(classes);
    assertThat(task.entries()).containsExactly("a.A#größe");
    assertThat(task.jobs()).isEqualTo(1);
  }

  @Test
  void readsQuotedArguments() throws IOException {
    Path file = folder.resolve("arguments");
    Files.writeString(
        file,
        "\"--classpath\"\r\n\"%s\"\r\n\"--entry\"\r\n\"a\\\\b#\\\"\"\r\n"
            .formatted(classes.toString().replace("\\", "\\\\")));
    VerificationTask task = task("@" + file);
    assertThat(task.classes()).containsExactly(classes);
    assertThat(task.entries()).containsExactly("a\\b#\"");
  }

  private static VerificationTask task(String... args) {
    FakeEngine engine = FakeEngine.finding();
    CommandLineRun run = CommandLineRun.of(engine, args);
    assertThat(run.err()).isEmpty();
    return engine.task();
  }
}
