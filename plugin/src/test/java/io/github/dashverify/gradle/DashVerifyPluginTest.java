// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.gradle.api.Project;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.jvm.toolchain.JavaLanguageVersion;
import org.gradle.testfixtures.ProjectBuilder;
import org.gradle.util.GradleVersion;
import org.junit.jupiter.api.Test;

/** What needs no real build; the rest is in the functional tests. */
final class DashVerifyPluginTest {

  @Test
  void refusesAGradleThatIsTooOld() {
    assertThatThrownBy(() -> DashVerifyPlugin.requireSupported(GradleVersion.version("7.5.1")))
        .hasMessage(
            "dash-verify needs Gradle 7.6 or newer, and this is Gradle 7.5.1: run './gradlew"
                + " wrapper --gradle-version 8.8', or any newer version.");
    assertThatCode(() -> DashVerifyPlugin.requireSupported(GradleVersion.version("7.6-rc-1")))
        .doesNotThrowAnyException();
  }

  @Test
  void runsTheEngineOnTheToolchainOfTheProject() {
    Project project = ProjectBuilder.builder().build();
    project.getPluginManager().apply("dash-verify");
    project.getPluginManager().apply("java");
    JavaLanguageVersion version = JavaLanguageVersion.of(Runtime.version().feature());
    project
        .getExtensions()
        .getByType(JavaPluginExtension.class)
        .getToolchain()
        .getLanguageVersion()
        .set(version);

    AnalysisTask analysis = (AnalysisTask) project.getTasks().getByName("dashMain");

    assertThat(
            analysis.getEngine().get().getJavaLauncher().get().getMetadata().getLanguageVersion())
        .isEqualTo(version);
    assertThat(project.getTasks().getByName("verifyMain").getGroup()).isEqualTo("verification");
    assertThat(project.getTasks().getByName("dashMain").getGroup()).isNull();
  }
}
