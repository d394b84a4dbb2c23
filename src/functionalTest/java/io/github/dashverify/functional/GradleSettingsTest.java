// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.functional;

import static io.github.dashverify.functional.GradleProject.assertNotRun;
import static io.github.dashverify.functional.GradleProject.assertOutcome;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FAILED;
import static org.gradle.testkit.runner.TaskOutcome.SUCCESS;

import java.nio.file.Path;
import org.gradle.testkit.runner.BuildResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user can set, in the build script and on the command line. */
final class GradleSettingsTest {

  @TempDir private Path folder;

  @Test
  void partOfTheClassesIsVerified() {
    GradleProject project =
        GradleProject.java(folder.resolve("shop")).classes(Subjects.VIOLATED, Subjects.PROVED);

    project.build("java-library", "dashVerify { exclude = ['shop.Magn*'] }");
    assertThat(project.run("verify").getOutput()).contains("1 proved");
    project.build("java-library", "dashVerify { include = ['*.Discount'] }");
    assertThat(project.run("verify").getOutput()).contains("1 proved");
    project.build("java-library", "dashVerify { entryPoints = ['shop.Discount#of'] }");
    assertThat(project.run("verify").getOutput()).contains("1 proved");
    assertThat(project.runAndFail("verify", "--method", "shop.Magnitude#of").getOutput())
        .containsPattern(Subjects.VIOLATING_CALL);
    assertThat(project.runAndFail("verifyMain", "--method", "shop.Magnitude#of").getOutput())
        .containsPattern(Subjects.VIOLATING_CALL);
  }

  @Test
  void sourceSetsAreChosen() {
    GradleProject project =
        GradleProject.java(folder.resolve("shop"))
            .classes(Subjects.PROVED)
            .classesOf("extra", Subjects.NOTHING)
            .classesOf("test", Subjects.VIOLATED);

    project.build("java-library", "sourceSets { extra }");
    BuildResult byDefault = project.run("verify");
    assertOutcome(byDefault, ":verifyMain", SUCCESS);
    assertOutcome(byDefault, ":verifyExtra", SUCCESS);
    assertNotRun(byDefault, ":verifyTest");

    project.build("java-library", "sourceSets { extra }; dashVerify { sourceSets = ['test'] }");
    BuildResult tests = project.runAndFail("verify");
    assertOutcome(tests, ":verifyTest", FAILED);
    assertNotRun(tests, ":verifyMain");

    project.build("java-library", "dashVerify { partOfCheck = false; sourceSets = ['tset'] }");
    assertNotRun(project.run("check", "-x", "test"), ":verify");
    assertThat(project.runAndFail("verify").getOutput())
        .contains("dashVerify.sourceSets names 'tset'", "main, test");
  }

  @Test
  void everythingCanBeSetUnderTheQualifiedName() {
    GradleProject project = GradleProject.java(folder.resolve("shop")).classes(Subjects.PROVED);
    project.buildWithId(
        "io.github.dashverify.dash-verify",
        "java",
        """
        java { toolchain { languageVersion = JavaLanguageVersion.of(%d) } }
        dashVerify {
            timeout = 30
            totalTimeout = 60
            entryPoints = []
            include = ['shop.*']
            exclude = ['shop.internal.*']
            properties = ['assert']
            slicing = 'none'
            failOn = 'unknown'
            ignoreFailures = false
            jobs = 1
            heap = '512m'
            partOfCheck = true
            sourceSets = ['main']
            javaLauncher = javaToolchains.launcherFor(java.toolchain)
        }
        """
            .formatted(Runtime.version().feature()));

    BuildResult result = project.run("check");

    assertOutcome(result, ":verifyMain", SUCCESS);
    assertThat(result.getOutput()).contains("1 proved");
  }
}
