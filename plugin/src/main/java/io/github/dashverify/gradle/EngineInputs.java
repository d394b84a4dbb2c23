// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.gradle;

import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.IgnoreEmptyDirectories;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.SkipWhenEmpty;
import org.gradle.jvm.toolchain.JavaLauncher;

/** Everything a verdict on one source set depends on, and how many may be worked out at once. */
public interface EngineInputs {

  /** Classes whose assertions are verified. */
  @Classpath
  @SkipWhenEmpty
  ConfigurableFileCollection getClasses();

  /** What they need at run time. */
  @Classpath
  ConfigurableFileCollection getLibrary();

  /** Source folders, from which the report quotes. */
  @InputFiles
  @IgnoreEmptyDirectories
  @PathSensitive(PathSensitivity.RELATIVE)
  ConfigurableFileCollection getSources();

  /** The engine. */
  @Classpath
  ConfigurableFileCollection getEngineClasspath();

  /** The Java that runs it, whose library is the one that the classes are verified with. */
  @Nested
  Property<JavaLauncher> getJavaLauncher();

  /** Largest heap of its JVM. */
  @Input
  Property<String> getHeap();

  /** Methods to start from. */
  @Input
  ListProperty<String> getEntryPoints();

  /** Names of classes to verify. */
  @Input
  ListProperty<String> getInclude();

  /** Names of classes to leave out. */
  @Input
  ListProperty<String> getExclude();

  /** Properties to check. */
  @Input
  ListProperty<String> getProperties();

  /** Seconds for one entry point. */
  @Input
  @Optional
  Property<Integer> getSecondsPerEntry();

  /** Seconds for everything. */
  @Input
  @Optional
  Property<Integer> getSecondsInTotal();

  /** How the abstraction is sliced. */
  @Input
  @Optional
  Property<String> getSlicing();

  /** How many assertions are worked on at once; changes no verdict. */
  @Internal
  Property<Integer> getJobs();

  /** The folder from which the report names source files. */
  @Internal
  DirectoryProperty getWorkingDirectory();
}
