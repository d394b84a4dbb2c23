// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import java.util.ArrayList;
import java.util.List;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputDirectory;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.process.CommandLineArgumentProvider;

/** What functional tests find in their system properties. */
public abstract class FunctionalTestSurroundings implements CommandLineArgumentProvider {
  /** The version of the modules: {@code dashverify.version}. */
  @Input
  public abstract Property<String> getVersion();

  /** A Maven repository with the modules: {@code dashverify.repository}. */
  @InputDirectory
  @PathSensitive(PathSensitivity.RELATIVE)
  public abstract DirectoryProperty getRepository();

  /** What tests read in the checkout besides; they find it below {@code dashverify.root}. */
  @InputFiles
  @PathSensitive(PathSensitivity.RELATIVE)
  public abstract ConfigurableFileCollection getCheckout();

  /** The checkout: {@code dashverify.root}. */
  @Internal
  public abstract DirectoryProperty getRoot();

  /** A Gradle user home for test builds, kept between runs: {@code dashverify.testkit}. */
  @Internal
  public abstract DirectoryProperty getTestKit();

  /** The oldest Gradle the plugin runs on: {@code dashverify.oldestGradle}. */
  @Input
  public abstract Property<String> getOldestGradle();

  /** Its home, unless it can be downloaded: {@code dashverify.oldestGradleHome}. */
  @Internal
  public abstract DirectoryProperty getOldestGradleHome();

  @Override
  public Iterable<String> asArguments() {
    List<String> arguments = new ArrayList<>();
    arguments.add("-Ddashverify.version=" + getVersion().get());
    arguments.add("-Ddashverify.repository=" + getRepository().get());
    arguments.add("-Ddashverify.root=" + getRoot().get());
    arguments.add("-Ddashverify.testkit=" + getTestKit().get());
    arguments.add("-Ddashverify.oldestGradle=" + getOldestGradle().get());
    if (getOldestGradleHome().isPresent()) {
      arguments.add("-Ddashverify.oldestGradleHome=" + getOldestGradleHome().get());
    }
    return arguments;
  }
}
