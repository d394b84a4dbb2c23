// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.functional;

import static io.github.dashverify.functional.GradleProject.assertOutcome;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FAILED;
import static org.gradle.testkit.runner.TaskOutcome.FROM_CACHE;
import static org.gradle.testkit.runner.TaskOutcome.SUCCESS;
import static org.gradle.testkit.runner.TaskOutcome.UP_TO_DATE;

import java.nio.file.Path;
import org.gradle.testkit.runner.BuildResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What did not change is not proved again, and what ran out of time is. */
final class GradleReuseTest {

  @TempDir private Path folder;

  @Test
  void proofIsReused() {
    GradleProject project = GradleProject.java(folder.resolve("shop")).classes(Subjects.PROVED);

    BuildResult first = project.run("verify");
    assertOutcome(first, ":dashMain", SUCCESS);
    assertThat(first.getOutput()).contains("1 proved").doesNotContain("can fail", "unknown");

    BuildResult second = project.run("verify");
    assertOutcome(second, ":dashMain", UP_TO_DATE);
    assertOutcome(second, ":verifyMain", UP_TO_DATE);
    assertThat(second.getOutput()).contains("Reusing configuration cache").doesNotContain("proved");

    BuildResult afterClean = project.run("clean", "verify");
    assertOutcome(afterClean, ":dashMain", FROM_CACHE);
    assertOutcome(afterClean, ":verifyMain", UP_TO_DATE);

    GradleProject elsewhere =
        GradleProject.java(folder.resolve("elsewhere")).classes(Subjects.PROVED);
    assertOutcome(elsewhere.run("verify"), ":dashMain", FROM_CACHE);

    elsewhere.build("java-library", "dashVerify { jobs = 1; partOfCheck = false }");
    assertOutcome(elsewhere.run("verify"), ":dashMain", UP_TO_DATE);
    elsewhere.build("java-library", "dashVerify { timeout = 7 }");
    assertOutcome(elsewhere.run("verify"), ":dashMain", SUCCESS);
  }

  @Test
  void violationComesFromTheCacheAndFailsAgain() {
    GradleProject project = GradleProject.java(folder.resolve("shop")).classes(Subjects.VIOLATED);
    project.runAndFail("verify");

    BuildResult afterClean = project.runAndFail("clean", "verify");
    assertOutcome(afterClean, ":dashMain", FROM_CACHE);
    assertOutcome(afterClean, ":verifyMain", FAILED);
    assertThat(afterClean.getOutput()).containsPattern(Subjects.VIOLATING_CALL);
  }

  @Test
  void lackOfTimeIsNeverReused() {
    GradleProject project = GradleProject.java(folder.resolve("shop")).classes(Subjects.HARD);

    BuildResult first = project.run("verify", "--timeout", "1");
    assertThat(first.getOutput())
        .contains("Lock.java:6")
        .containsPattern("time limit|gave up after [0-9]+ s");

    assertOutcome(project.run("verify", "--timeout", "1"), ":dashMain", SUCCESS);

    BuildResult afterClean = project.run("clean", "verify", "--timeout", "1", "--info");
    assertOutcome(afterClean, ":dashMain", FROM_CACHE);
    assertThat(afterClean.getOutput()).contains("ran out of time: verifying again");
  }
}
