// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import java.io.File;
import java.util.List;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.artifacts.VersionCatalogsExtension;
import org.gradle.api.artifacts.dsl.DependencyHandler;
import org.gradle.api.file.Directory;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.Sync;
import org.gradle.api.tasks.TaskProvider;
import org.gradle.api.tasks.testing.Test;

/**
 * The source set {@code functionalTest} of the root project: real Gradle and Maven builds that take
 * the plugins from {@link FunctionalRepository}.
 */
public final class FunctionalTestPlugin implements Plugin<Project> {
  private static final String NAME = "functionalTest";

  /** Published modules; benchmarks are not. */
  private static final List<String> MODULES =
      List.of(
          ":api", ":models", ":replay", ":engine", ":cli", ":launch", ":plugin", ":maven-plugin");

  @Override
  public void apply(Project project) {
    project.getPluginManager().apply(JavaLibraryPlugin.class);
    SourceSet sources =
        project.getExtensions().getByType(JavaPluginExtension.class).getSourceSets().create(NAME);
    DependencyHandler dependencies = project.getDependencies();
    dependencies.add(sources.getImplementationConfigurationName(), dependencies.gradleTestKit());
    Tests.addDependencies(project, NAME);

    FunctionalTestSurroundings surroundings =
        surroundings(project, FunctionalRepository.collect(project, MODULES));
    TaskProvider<Test> functionalTest =
        project
            .getTasks()
            .register(
                NAME,
                Test.class,
                test -> {
                  test.setDescription(
                      "Runs real Gradle and Maven builds with the plugins applied.");
                  test.setGroup("verification");
                  test.setTestClassesDirs(sources.getOutput().getClassesDirs());
                  test.setClasspath(sources.getRuntimeClasspath());
                  test.getJvmArgumentProviders().add(surroundings);
                });
    project.getTasks().named("check").configure(task -> task.dependsOn(functionalTest));
    assembleOldestGradle(project, surroundings, functionalTest);
  }

  private static FunctionalTestSurroundings surroundings(
      Project project, TaskProvider<Sync> repository) {
    FunctionalTestSurroundings surroundings =
        project.getObjects().newInstance(FunctionalTestSurroundings.class);
    surroundings.getVersion().set(project.getVersion().toString());
    surroundings.getRepository().fileProvider(repository.map(Sync::getDestinationDir));
    surroundings
        .getCheckout()
        .from(
            project.fileTree(
                project.getProjectDir(),
                tree -> {
                  tree.include(
                      "gradle/offline/*", "sample-project/*.kts", "sample-project/pom.xml");
                  tree.include("sample-project/gradle.properties", "sample-project/src/**");
                }));
    surroundings.getRoot().set(project.getLayout().getProjectDirectory());
    surroundings.getTestKit().set(project.getLayout().getBuildDirectory().dir("testkit"));
    surroundings
        .getOldestGradle()
        .set(
            project
                .getExtensions()
                .getByType(VersionCatalogsExtension.class)
                .named("libs")
                .findVersion("gradle-oldest")
                .orElseThrow()
                .getRequiredVersion());
    return surroundings;
  }

  /** Where this very Gradle had to be assembled, the oldest one has to be assembled as well. */
  private static void assembleOldestGradle(
      Project project, FunctionalTestSurroundings surroundings, TaskProvider<Test> functionalTest) {
    Directory offline = project.getLayout().getProjectDirectory().dir(".gradle/offline");
    File current = project.getGradle().getGradleHomeDir();
    if (current == null || !current.toPath().startsWith(offline.getAsFile().toPath())) {
      return;
    }
    String version = surroundings.getOldestGradle().get();
    surroundings.getOldestGradleHome().set(offline.dir("gradle-" + version));
    TaskProvider<PrepareGradle> prepare =
        project
            .getTasks()
            .register(
                "prepareOldestGradle",
                PrepareGradle.class,
                task -> {
                  task.setDescription("Assembles Gradle " + version + " from Maven Central.");
                  task.getScript().set(project.file("gradle/offline/prepare-gradle.sh"));
                  task.getVersion().set(version);
                });
    functionalTest.configure(test -> test.dependsOn(prepare));
  }
}
