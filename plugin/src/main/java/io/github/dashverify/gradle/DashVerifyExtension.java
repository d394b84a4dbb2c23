// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.gradle;

import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.jvm.toolchain.JavaLauncher;

/**
 * {@code dashVerify { … }}: what is verified, what may be spent on it, and what makes the build
 * fail. Everything is optional; a limit that is not set is the engine's own.
 */
public abstract class DashVerifyExtension {

  /** Seconds that may be spent on one entry point. */
  public abstract Property<Integer> getTimeout();

  /** Seconds that may be spent on one source set. */
  public abstract Property<Integer> getTotalTimeout();

  /**
   * Methods to start from, as {@code package.Class#method}. If there are none, every non-private
   * method is one.
   */
  public abstract ListProperty<String> getEntryPoints();

  /** Names of classes to verify, with {@code *} for anything; all if there are none. */
  public abstract ListProperty<String> getInclude();

  /** Names of classes to leave out, with {@code *} for anything. */
  public abstract ListProperty<String> getExclude();

  /** Properties to check, such as {@code assert}. */
  public abstract ListProperty<String> getProperties();

  /** How the abstraction is sliced: {@code none}, {@code targetLocation} or {@code targetPath}. */
  public abstract Property<String> getSlicing();

  /**
   * What makes the build fail: {@code violations} (the default), {@code unknown} (also what could
   * not be decided) or {@code never}.
   */
  public abstract Property<String> getFailOn();

  /** Whether to say what would make the build fail and go on; {@code false} unless set. */
  public abstract Property<Boolean> getIgnoreFailures();

  /** How many assertions are worked on at once; as many as Gradle has workers unless set. */
  public abstract Property<Integer> getJobs();

  /** Largest heap of the engine's JVM, such as {@code 2g}; {@code 1g} unless set. */
  public abstract Property<String> getHeap();

  /** Whether {@code check} verifies; {@code true} unless set. */
  public abstract Property<Boolean> getPartOfCheck();

  /**
   * Names of the source sets that {@code verify} takes; unless set, all but those with "test" in
   * their name. Each source set has a task of its own either way.
   */
  public abstract SetProperty<String> getSourceSets();

  /** The Java that runs the engine, 17 or newer; the project's toolchain unless set. */
  public abstract Property<JavaLauncher> getJavaLauncher();
}
