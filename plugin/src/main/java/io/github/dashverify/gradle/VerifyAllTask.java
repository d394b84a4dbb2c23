// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.gradle;

import java.util.List;
import org.gradle.api.DefaultTask;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.options.Option;
import org.gradle.work.DisableCachingByDefault;

/** {@code verify}: stands for the tasks of the source sets, and hands its options to them. */
@DisableCachingByDefault(because = "Does nothing itself")
public abstract class VerifyAllTask extends DefaultTask {

  /** Methods given on the command line. */
  @Internal
  public abstract ListProperty<String> getMethods();

  /** Limit given on the command line. */
  @Internal
  public abstract Property<Integer> getSecondsPerEntry();

  /** Whether there are source sets to verify. */
  @Internal
  public abstract Property<Boolean> getJavaProject();

  /** Verifies only what these methods can reach. */
  @Option(option = "method", description = "Verifies only this method, written Class#method.")
  public void setMethodOption(List<String> methods) {
    getMethods().set(methods);
  }

  /** Limits the seconds spent on one entry point. */
  @Option(option = "timeout", description = "Seconds that may be spent on one entry point.")
  public void setTimeoutOption(String seconds) {
    getSecondsPerEntry().set(Seconds.parse(seconds));
  }

  /** Says so if there was nothing to do. */
  @TaskAction
  public void verify() {
    if (!getJavaProject().get()) {
      getLogger()
          .warn(
              "dash-verify: nothing is verified here, because this project has no Java source sets:"
                  + " apply the plugin 'java', 'java-library' or 'application', or leave out"
                  + " 'dash-verify'.");
    }
  }
}
