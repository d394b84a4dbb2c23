// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import java.io.OutputStream;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFile;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.process.ExecOperations;
import org.gradle.work.DisableCachingByDefault;

/** Assembles a Gradle installation with {@code gradle/offline/prepare-gradle.sh}. */
@DisableCachingByDefault(because = "the script does nothing where the installation is there")
public abstract class PrepareGradle extends DefaultTask {
  @InputFile
  @PathSensitive(PathSensitivity.RELATIVE)
  public abstract RegularFileProperty getScript();

  @Input
  public abstract Property<String> getVersion();

  @Inject
  protected abstract ExecOperations getExec();

  @TaskAction
  void run() {
    getExec()
        .exec(
            command ->
                command
                    .commandLine(getScript().get(), getVersion().get())
                    .setStandardOutput(OutputStream.nullOutputStream()));
  }
}
