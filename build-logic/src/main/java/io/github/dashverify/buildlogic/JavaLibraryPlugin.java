// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import java.util.Map;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.tasks.bundling.AbstractArchiveTask;
import org.gradle.api.tasks.bundling.Jar;

/**
 * What every Java module has: strict compilation, tests, formatting, archives that can be
 * reproduced. The extension {@code dashverify} sets what differs between modules.
 */
public final class JavaLibraryPlugin implements Plugin<Project> {
  @Override
  public void apply(Project project) {
    project.getPluginManager().apply("java-library");
    ModuleExtension module = project.getExtensions().create("dashverify", ModuleExtension.class);
    module.getRelease().convention(17);

    Compilation.configure(project, module);
    Tests.configure(project);
    Formatting.configure(project);

    project
        .getTasks()
        .withType(AbstractArchiveTask.class)
        .configureEach(
            archive -> {
              archive.setPreserveFileTimestamps(false);
              archive.setReproducibleFileOrder(true);
            });
    String version = project.getVersion().toString();
    project
        .getTasks()
        .withType(Jar.class)
        .configureEach(
            jar -> {
              jar.getArchiveBaseName().set(artifactId(project));
              jar.manifest(
                  manifest -> manifest.attributes(Map.of("Implementation-Version", version)));
              jar.from(project.getRootProject().file("LICENSE"), copy -> copy.into("META-INF"));
            });
  }

  /** The name under which a module is published. */
  static String artifactId(Project project) {
    String name = project.getName();
    return "dash-verify-" + (name.equals("plugin") ? "gradle-plugin" : name);
  }
}
