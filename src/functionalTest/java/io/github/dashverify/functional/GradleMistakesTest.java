// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.functional;

import static io.github.dashverify.functional.GradleProject.assertOutcome;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FAILED;

import java.nio.file.Path;
import org.gradle.testkit.runner.BuildResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A mistake is told in a sentence, whoever made it. */
final class GradleMistakesTest {

  @TempDir private Path folder;

  @Test
  void settingsNobodyUnderstands() {
    GradleProject project = GradleProject.java(folder.resolve("shop")).classes(Subjects.PROVED);

    assertThat(project.runAndFail("verify", "--timeout", "soon").getOutput())
        .contains("--timeout is 'soon': write a number of seconds");

    project.build("java-library", "dashVerify { slicing = 'thin' }");
    assertThat(project.runAndFail("verify").getOutput()).contains("--slicing", "'thin'");

    // Only a JVM of the engine's own can object to its heap.
    project.build("java-library", "dashVerify { heap = 'plenty' }");
    BuildResult heap = project.runAndFail("verify");
    assertOutcome(heap, ":dashMain", FAILED);
    assertThat(heap.getOutput()).contains("dash-verify's JVM ended with exit code 1", "-Xmxplenty");
  }

  @Test
  void filesThatAreNotWhatTheyShouldBe() {
    GradleProject project = GradleProject.java(folder.resolve("shop")).classes(Subjects.PROVED);

    project.build(
        "java-library",
        "tasks.named('compileJava') { doLast { new File(destinationDirectory.asFile.get(),"
            + " 'Broken.class').text = 'no class' } }");
    assertThat(project.runAndFail("verify").getOutput())
        .contains("Broken.class is not a class file.");

    // What keeps a file from being written even for a user who may write everywhere.
    project.build("java-library", "tasks.named('dashMain') { reportDirectory = file('notes') }");
    project.write("notes/report.txt/chapter", "a folder where a file should be");
    BuildResult unwritable = project.runAndFail("verify");
    assertOutcome(unwritable, ":dashMain", FAILED);
    assertThat(unwritable.getOutput())
        .contains("dash-verify cannot write its reports to " + project.file("notes") + ": make");
  }
}
