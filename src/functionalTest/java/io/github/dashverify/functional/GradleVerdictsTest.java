// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.functional;

import static io.github.dashverify.functional.GradleProject.assertOutcome;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FAILED;
import static org.gradle.testkit.runner.TaskOutcome.NO_SOURCE;
import static org.gradle.testkit.runner.TaskOutcome.SUCCESS;
import static org.gradle.testkit.runner.TaskOutcome.UP_TO_DATE;

import java.nio.file.Path;
import org.gradle.testkit.runner.BuildResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user is told, and when the build fails. */
final class GradleVerdictsTest {

  @TempDir private Path folder;

  @Test
  void violationFailsTheBuildWithItsInputUntilItIsAccepted() {
    GradleProject project =
        GradleProject.java(folder.resolve("shop")).classes(Subjects.VIOLATED, Subjects.PROVED);

    BuildResult first = project.runAndFail("check");
    assertOutcome(first, ":dashMain", SUCCESS);
    assertOutcome(first, ":verifyMain", FAILED);
    assertThat(first.getOutput())
        .contains("Magnitude.java:6", "assert magnitude >= 0;", "1 assertion can fail: ")
        .containsPattern(Subjects.VIOLATING_CALL)
        .contains("report.txt", "ignoreFailures", "failOn");
    assertThat(project.file("build/reports/dash-verify/main/report.json"))
        .content()
        .contains("VIOLATED");
    assertThat(project.file("build/reports/dash-verify/main/report.txt"))
        .content()
        .contains("src/main/java/shop/Magnitude.java:6")
        .doesNotContain(folder.toString());

    BuildResult again = project.runAndFail("check");
    assertOutcome(again, ":dashMain", UP_TO_DATE);
    assertOutcome(again, ":verifyMain", FAILED);
    assertThat(again.getOutput())
        .contains("Reusing configuration cache")
        .containsPattern(Subjects.VIOLATING_CALL);

    project.build("java-library", "dashVerify { ignoreFailures = true }");
    project.run("check");
    BuildResult ignored = project.run("check");
    assertOutcome(ignored, ":dashMain", UP_TO_DATE);
    assertOutcome(ignored, ":verifyMain", SUCCESS);
    assertThat(ignored.getOutput()).contains("1 assertion can fail: ");

    project.build("java-library", "dashVerify { failOn = 'never' }");
    BuildResult never = project.run("check");
    assertThat(never.getOutput())
        .containsPattern(Subjects.VIOLATING_CALL)
        .doesNotContain("1 assertion can fail: ");
  }

  @Test
  void unknownFailsTheBuildOnlyWhenAsked() {
    GradleProject project = GradleProject.java(folder.resolve("shop")).classes(Subjects.UNKNOWN);

    assertThat(project.run("verify").getOutput()).contains("Scales.java:6", "unknown");

    project.build("java-library", "dashVerify { failOn = 'unknown' }");
    BuildResult asked = project.runAndFail("verify");
    assertOutcome(asked, ":dashMain", UP_TO_DATE);
    assertThat(asked.getOutput()).contains("1 assertion could not be decided: Scales.java:6");

    project.build("java-library", "dashVerify { failOn = 'sometimes' }");
    assertThat(project.runAndFail("verify").getOutput())
        .contains("dashVerify.failOn is 'sometimes': write violations, unknown or never.");
  }

  @Test
  void nothingToVerifyIsSaidAndPasses() {
    GradleProject project = GradleProject.java(folder.resolve("shop"));

    assertOutcome(project.run("verify"), ":verifyMain", NO_SOURCE);

    BuildResult noAssertion = project.classes(Subjects.NOTHING).run("verify");
    assertOutcome(noAssertion, ":verifyMain", SUCCESS);
    assertThat(noAssertion.getOutput()).contains("There is no assertion to verify");

    project.build("base", "");
    assertThat(project.run("verify").getOutput())
        .contains("this project has no Java source sets: apply the plugin 'java'");
  }
}
