// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.functional;

import static io.github.dashverify.functional.GradleProject.assertOutcome;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FAILED;
import static org.gradle.testkit.runner.TaskOutcome.FROM_CACHE;
import static org.gradle.testkit.runner.TaskOutcome.SUCCESS;

import java.nio.file.Path;
import org.gradle.testkit.runner.BuildResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same on the oldest Gradle we support. */
final class OldestGradleTest {

  @TempDir private Path folder;

  @Test
  void verifiesAndReuses() {
    GradleProject project =
        GradleProject.javaOnOldestGradle(folder.resolve("shop"))
            .classes(Subjects.VIOLATED, Subjects.PROVED);

    BuildResult first = project.runAndFail("check");
    assertOutcome(first, ":dashMain", SUCCESS);
    assertThat(first.getOutput()).containsPattern(Subjects.VIOLATING_CALL);

    BuildResult again = project.runAndFail("clean", "verify", "--timeout", "60");
    assertOutcome(again, ":dashMain", SUCCESS);
    BuildResult cached = project.runAndFail("clean", "verify", "--timeout", "60");
    assertOutcome(cached, ":dashMain", FROM_CACHE);
    assertOutcome(cached, ":verifyMain", FAILED);
    assertThat(cached.getOutput()).contains("Reusing configuration cache");
  }
}
