// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.functional;

import java.nio.file.Path;
import java.util.Optional;

/** What the build of this project tells its functional tests. */
final class Surroundings {

  static final String VERSION = required("version");

  /** A Maven repository with the plugins and all they need of ours. */
  static final Path REPOSITORY = Path.of(required("repository"));

  /** A Gradle user home, kept between runs: a fresh one costs many seconds. */
  static final Path TEST_KIT = Path.of(required("testkit"));

  static final String OLDEST_GRADLE = required("oldestGradle");

  /** Where the oldest Gradle is, if it cannot be downloaded. */
  static final Optional<Path> OLDEST_GRADLE_HOME =
      Optional.ofNullable(System.getProperty("dashverify.oldestGradleHome")).map(Path::of);

  private Surroundings() {}

  private static String required(String name) {
    String value = System.getProperty("dashverify." + name);
    if (value == null) {
      throw new IllegalStateException(
          "The system property dashverify." + name + " is missing: run './gradlew functionalTest'");
    }
    return value;
  }
}
