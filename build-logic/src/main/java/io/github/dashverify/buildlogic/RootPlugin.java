// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import java.util.List;
import org.gradle.api.Plugin;
import org.gradle.api.Project;

/**
 * The root project: functional tests, and the care of what stands beside the modules, so that
 * {@code check} leaves nothing out.
 */
public final class RootPlugin implements Plugin<Project> {
  /** Java sources that belong to no module of this build. */
  private static final List<String> BESIDE =
      List.of("build-logic/src", "gradle/offline", "sample-project/src");

  @Override
  public void apply(Project project) {
    project.getPluginManager().apply(FunctionalTestPlugin.class);
    project
        .getTasks()
        .withType(GoogleJavaFormat.class)
        .configureEach(
            task -> {
              for (String folder : BESIDE) {
                task.getSources().from(project.fileTree(folder, tree -> tree.include("**/*.java")));
              }
            });
    project
        .getTasks()
        .named("check")
        .configure(
            task ->
                task.dependsOn(project.getGradle().includedBuild("build-logic").task(":check")));
  }
}
