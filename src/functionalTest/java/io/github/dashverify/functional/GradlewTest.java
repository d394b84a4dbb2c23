// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.functional;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which Gradle {@code gradlew} starts, and what it does to the build scripts before. */
class GradlewTest {
  private static final String HOOK =
      System.getProperty("dashverify.root") + "/gradle/offline/gradlew-hook.sh";
  private static final String ASSEMBLED = "org.gradle.launcher.GradleMain";
  private static final String WRAPPER = "org.gradle.wrapper.GradleWrapperMain";

  @TempDir Path folder;
  private Path project;
  private Path home;

  @BeforeEach
  void aProjectWithAnAssembledGradle() throws IOException {
    project = folder.resolve("src"); // a name that the search for scripts leaves out further down
    home = folder.resolve("home");
    write(
        project.resolve("gradle/wrapper/gradle-wrapper.properties"),
        "distributionUrl=https\\://localhost/gradle-9.9-bin.zip\n");
    write(project.resolve("module/build.gradle.kts"), "plugins {}\n");
    write(
        project.resolve("gradle/offline/prepare-gradle.sh"),
        "#!/bin/sh\nmkdir -p \"$APP_HOME/.gradle/offline/gradle-$1\"; echo prepared $1 >&2\n");
    assertThat(project.resolve("gradle/offline/prepare-gradle.sh").toFile().setExecutable(true))
        .isTrue();
  }

  @Test
  void assemblesGradleThatIsNeitherInstalledNorDownloadable() throws Exception {
    assertThat(gradlew()).isEqualTo("prepared 9.9\n" + ASSEMBLED + " " + userHome() + "\n");
    assertThat(project.resolve("module/build.gradle")).hasContent("plugins {}\n");
  }

  @Test
  void refreshesCopiesOfScripts() throws Exception {
    write(project.resolve("module/build.gradle"), "stale\n");
    gradlew();
    assertThat(project.resolve("module/build.gradle")).hasContent("plugins {}\n");
  }

  @Test
  void respectsGradleUserHome() throws Exception {
    assertThat(gradlew("GRADLE_USER_HOME", "/elsewhere")).endsWith(ASSEMBLED + " /elsewhere\n");
  }

  @Test
  void leavesInstalledDistributionToTheWrapper() throws Exception {
    gradlew();
    write(home.resolve(".gradle/wrapper/dists/gradle-9.9-bin/hash/gradle-9.9-bin.zip.ok"), "");
    assertThat(gradlew()).isEqualTo(WRAPPER + " \n");
    assertThat(project.resolve("module/build.gradle")).doesNotExist();
    assertThat(project.resolve("module/build.gradle.kts")).exists();
  }

  @Test
  void leavesDownloadableDistributionToTheWrapper() throws Exception {
    assertThat(gradlew("JAVACMD", "true")).isEqualTo(WRAPPER + " \n");
  }

  private Path userHome() {
    return project.resolve(".gradle/offline/user-home");
  }

  /** What gradlew would start: main class and Gradle user home. */
  private String gradlew(String... variable) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder("sh", "-c", ". '" + HOOK + "'; echo \"$MAIN_CLASS $GRADLE_USER_HOME\"");
    Map<String, String> environment = builder.environment();
    environment.remove("GRADLE_USER_HOME");
    environment.put("APP_HOME", project.toString());
    environment.put("CLASSPATH", "gradle-wrapper.jar");
    environment.put("HOME", home.toString());
    environment.put("JAVACMD", "false"); // the wrapper fails to download
    for (int i = 0; i < variable.length; i += 2) {
      environment.put(variable[i], variable[i + 1]);
    }
    Process process = builder.redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
