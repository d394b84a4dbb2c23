// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.artifacts.dsl.DependencyHandler;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.tasks.JavaExec;
import org.gradle.api.tasks.SourceSet;

/** JMH in a source set {@code jmh} beside the tables of the main one; {@code jmh} runs it. */
public final class BenchmarksPlugin implements Plugin<Project> {
  private static final String NAME = "jmh";

  @Override
  public void apply(Project project) {
    project.getPluginManager().apply(JavaLibraryPlugin.class);
    JavaPluginExtension java = project.getExtensions().getByType(JavaPluginExtension.class);
    SourceSet main = java.getSourceSets().getByName(SourceSet.MAIN_SOURCE_SET_NAME);
    SourceSet jmh = java.getSourceSets().create(NAME);
    jmh.setCompileClasspath(jmh.getCompileClasspath().plus(main.getOutput()));
    jmh.setRuntimeClasspath(jmh.getRuntimeClasspath().plus(main.getOutput()));
    project
        .getConfigurations()
        .getByName(jmh.getImplementationConfigurationName())
        .extendsFrom(
            project.getConfigurations().getByName(main.getImplementationConfigurationName()));
    DependencyHandler dependencies = project.getDependencies();
    dependencies.addProvider(
        jmh.getImplementationConfigurationName(), Libraries.get(project, "jmh-core"));
    dependencies.addProvider(
        jmh.getAnnotationProcessorConfigurationName(), Libraries.get(project, "jmh-processor"));
    project
        .getTasks()
        .register(
            NAME,
            JavaExec.class,
            task -> {
              task.setDescription("Runs the JMH benchmarks; --args chooses among them.");
              task.setGroup("benchmarks");
              task.setClasspath(jmh.getRuntimeClasspath());
              task.getMainClass().set("org.openjdk.jmh.Main");
            });
    project.getTasks().named("check").configure(check -> check.dependsOn(jmh.getClassesTaskName()));
  }
}
