// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import org.gradle.api.Project;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.file.ConfigurableFileTree;
import org.gradle.api.tasks.TaskProvider;

/** {@code format} and {@code formatCheck}: google-java-format over all sources of a module. */
final class Formatting {
  private Formatting() {}

  static void configure(Project project) {
    Configuration formatter =
        project
            .getConfigurations()
            .create(
                "googleJavaFormat",
                configuration -> {
                  configuration.setCanBeConsumed(false);
                  configuration.setVisible(false);
                });
    project
        .getDependencies()
        .addProvider(formatter.getName(), Libraries.get(project, "google-java-format"));
    ConfigurableFileTree sources =
        project.fileTree("src", tree -> tree.include("*/java/**/*.java"));
    project
        .getTasks()
        .register(
            "format",
            GoogleJavaFormat.class,
            task -> {
              task.setDescription("Formats the Java sources.");
              task.setGroup("formatting");
              task.getFormatter().from(formatter);
              task.getSources().from(sources);
              task.getRewrite().set(true);
            });
    TaskProvider<GoogleJavaFormat> check =
        project
            .getTasks()
            .register(
                "formatCheck",
                GoogleJavaFormat.class,
                task -> {
                  task.setDescription("Checks that the Java sources are formatted.");
                  task.setGroup("verification");
                  task.getFormatter().from(formatter);
                  task.getSources().from(sources);
                  task.getRewrite().set(false);
                  task.getReport()
                      .set(project.getLayout().getBuildDirectory().file("reports/formatCheck.txt"));
                });
    project.getTasks().named("check").configure(task -> task.dependsOn(check));
  }
}
