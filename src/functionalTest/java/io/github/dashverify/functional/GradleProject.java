// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.functional;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gradle.testkit.runner.BuildResult;
import org.gradle.testkit.runner.BuildTask;
import org.gradle.testkit.runner.GradleRunner;
import org.gradle.testkit.runner.TaskOutcome;

/** A small project in a folder of its own, built by a real Gradle. */
final class GradleProject {

  private final Path folder;
  private final GradleRunner runner;

  private GradleProject(Path folder, GradleRunner runner) {
    this.folder = folder;
    this.runner = runner;
  }

  /** A Java project, built by the Gradle that builds us. */
  static GradleProject java(Path folder) {
    return new GradleProject(folder, runner(folder)).settings().build("java-library", "");
  }

  /** A Java project, built by the oldest Gradle we support. */
  static GradleProject javaOnOldestGradle(Path folder) {
    GradleRunner runner = runner(folder);
    Surroundings.OLDEST_GRADLE_HOME.ifPresentOrElse(
        home -> runner.withGradleInstallation(home.toFile()),
        () -> runner.withGradleVersion(Surroundings.OLDEST_GRADLE));
    return new GradleProject(folder, runner).settings().build("java-library", "");
  }

  private static GradleRunner runner(Path folder) {
    return GradleRunner.create()
        .withProjectDir(folder.toFile())
        .withTestKitDir(Surroundings.TEST_KIT.toFile());
  }

  private GradleProject settings() {
    write(
        "settings.gradle",
        """
        pluginManagement {
            repositories {
                maven { url = uri('%1$s') }
                mavenCentral()
            }
        }
        dependencyResolutionManagement {
            repositories {
                maven { url = uri('%1$s') }
                mavenCentral()
            }
        }
        buildCache { local { directory = file('../build-cache') } }
        rootProject.name = 'shop'
        """
            .formatted(Surroundings.REPOSITORY.toUri()));
    return write("gradle.properties", "org.gradle.jvmargs=-Xmx512m -XX:+UseSerialGC\n");
  }

  /** Replaces the build script: the plugin 'dash-verify', another one, and the text. */
  GradleProject build(String plugin, String text) {
    return buildWithId("dash-verify", plugin, text);
  }

  GradleProject buildWithId(String id, String plugin, String text) {
    return write(
        "build.gradle",
        """
        plugins {
            id '%s'
            id '%s' version '%s'
        }
        %s
        """
            .formatted(plugin, id, Surroundings.VERSION, text));
  }

  /** Adds classes of package {@code shop} to the main source set. */
  GradleProject classes(String... sources) {
    return classesOf("main", sources);
  }

  GradleProject classesOf(String sourceSet, String... sources) {
    for (String source : sources) {
      String name = source.replaceAll("(?s).*final class (\\w+).*", "$1");
      write("src/" + sourceSet + "/java/shop/" + name + ".java", source);
    }
    return this;
  }

  GradleProject write(String file, String text) {
    try {
      Files.createDirectories(file(file).getParent());
      Files.writeString(file(file), text);
      return this;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  Path file(String name) {
    return folder.resolve(name);
  }

  BuildResult run(String... arguments) {
    return withArguments(arguments).build();
  }

  BuildResult runAndFail(String... arguments) {
    return withArguments(arguments).buildAndFail();
  }

  private GradleRunner withArguments(String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(List.of("--configuration-cache", "--warning-mode=fail", "--build-cache"));
    return runner.withArguments(all);
  }

  static void assertOutcome(BuildResult result, String task, TaskOutcome outcome) {
    assertThat(result.task(task))
        .as("%s in%n%s", task, result.getOutput())
        .isNotNull()
        .extracting(BuildTask::getOutcome)
        .isEqualTo(outcome);
  }

  static void assertNotRun(BuildResult result, String task) {
    assertThat(result.task(task)).as("%s in%n%s", task, result.getOutput()).isNull();
  }
}
