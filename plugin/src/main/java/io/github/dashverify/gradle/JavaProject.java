// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.gradle;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.gradle.api.InvalidUserDataException;
import org.gradle.api.Project;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.file.Directory;
import org.gradle.api.file.RegularFile;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import org.gradle.api.tasks.TaskContainer;
import org.gradle.api.tasks.TaskProvider;
import org.gradle.jvm.toolchain.JavaLanguageVersion;
import org.gradle.jvm.toolchain.JavaToolchainService;
import org.gradle.jvm.toolchain.JavaToolchainSpec;
import org.gradle.language.base.plugins.LifecycleBasePlugin;

/** Gives every source set of a Java project its tasks, and ties them to {@code verify}. */
final class JavaProject {
  private final Project project;
  private final DashVerifyExtension extension;
  private final Configuration engine;
  private final TaskProvider<VerifyAllTask> verify;
  private final SourceSetContainer sourceSets;

  JavaProject(
      Project project,
      DashVerifyExtension extension,
      Configuration engine,
      TaskProvider<VerifyAllTask> verify) {
    this.project = project;
    this.extension = extension;
    this.engine = engine;
    this.verify = verify;
    this.sourceSets = project.getExtensions().getByType(SourceSetContainer.class);
  }

  void add() {
    JavaToolchainService toolchains = project.getExtensions().getByType(JavaToolchainService.class);
    JavaPluginExtension java = project.getExtensions().getByType(JavaPluginExtension.class);
    // Gradle 7 has no launcher for a toolchain that nobody configured.
    extension
        .getJavaLauncher()
        .convention(
            toolchains
                .launcherFor(java.getToolchain())
                .orElse(toolchains.launcherFor(JavaProject::javaOfGradle)));
    extension.getSourceSets().convention(project.provider(this::withoutTests));

    sourceSets.all(this::addTasks);
    verify.configure(
        task -> {
          task.getJavaProject().set(true);
          task.dependsOn(extension.getSourceSets().map(this::tasksOf));
        });
    project
        .getTasks()
        .named(LifecycleBasePlugin.CHECK_TASK_NAME)
        .configure(
            check ->
                check.dependsOn(
                    extension.getPartOfCheck().map(part -> part ? List.of(verify) : List.of())));
  }

  private void addTasks(SourceSet sourceSet) {
    EngineInputs inputs = inputs(sourceSet);
    TaskContainer tasks = project.getTasks();
    Provider<Directory> reports =
        project.getLayout().getBuildDirectory().dir("reports/dash-verify/" + sourceSet.getName());
    Provider<RegularFile> witness =
        project
            .getLayout()
            .getBuildDirectory()
            .file("tmp/dash-verify/" + sourceSet.getName() + "/out-of-time");
    TaskProvider<AnalysisTask> analysis =
        tasks.register(
            taskName("dash", sourceSet),
            AnalysisTask.class,
            task -> {
              task.setDescription("Runs DASH on the classes of '" + sourceSet.getName() + "'.");
              task.getEngine().set(inputs);
              task.getReportDirectory().convention(reports);
              task.getWitness().convention(witness);
            });
    tasks.register(
        taskName("verify", sourceSet),
        VerifyTask.class,
        task -> {
          task.setGroup(LifecycleBasePlugin.VERIFICATION_GROUP);
          task.setDescription("Proves or refutes the assertions of '" + sourceSet.getName() + "'.");
          task.getEngine().set(inputs);
          task.getReportDirectory().set(analysis.flatMap(AnalysisTask::getReportDirectory));
          task.getWitness().set(witness);
          task.getFailOn().convention(extension.getFailOn());
          task.getIgnoreFailures().convention(extension.getIgnoreFailures());
        });
  }

  private EngineInputs inputs(SourceSet sourceSet) {
    EngineInputs inputs = project.getObjects().newInstance(EngineInputs.class);
    inputs.getClasses().from(sourceSet.getOutput().getClassesDirs());
    inputs
        .getLibrary()
        .from(sourceSet.getRuntimeClasspath().minus(sourceSet.getOutput().getClassesDirs()));
    inputs.getSources().from(sourceSet.getAllJava().getSourceDirectories());
    inputs.getEngineClasspath().from(engine);
    inputs.getJavaLauncher().convention(extension.getJavaLauncher());
    inputs.getHeap().convention(extension.getHeap());
    inputs
        .getEntryPoints()
        .convention(
            verify
                .flatMap(VerifyAllTask::getMethods)
                .zip(
                    extension.getEntryPoints(),
                    (given, configured) -> given.isEmpty() ? configured : given));
    inputs.getInclude().convention(extension.getInclude());
    inputs.getExclude().convention(extension.getExclude());
    inputs.getProperties().convention(extension.getProperties());
    inputs
        .getSecondsPerEntry()
        .convention(
            verify.flatMap(VerifyAllTask::getSecondsPerEntry).orElse(extension.getTimeout()));
    inputs.getSecondsInTotal().convention(extension.getTotalTimeout());
    inputs.getSlicing().convention(extension.getSlicing());
    inputs.getJobs().convention(extension.getJobs());
    inputs.getWorkingDirectory().set(project.getRootDir());
    return inputs;
  }

  private static void javaOfGradle(JavaToolchainSpec toolchain) {
    toolchain.getLanguageVersion().set(JavaLanguageVersion.of(Runtime.version().feature()));
  }

  private Set<String> withoutTests() {
    return sourceSets.getNames().stream()
        .filter(name -> !name.toLowerCase(Locale.ROOT).contains("test"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private List<String> tasksOf(Set<String> names) {
    return names.stream()
        .map(
            name -> {
              SourceSet sourceSet = sourceSets.findByName(name);
              if (sourceSet == null) {
                throw new InvalidUserDataException(
                    "dash-verify: dashVerify.sourceSets names '%s', which is none of this project's source sets: %s."
                        .formatted(name, String.join(", ", sourceSets.getNames())));
              }
              return taskName("verify", sourceSet);
            })
        .toList();
  }

  /** Unlike Gradle's own rule, does not leave out "main". */
  private static String taskName(String verb, SourceSet sourceSet) {
    String name = sourceSet.getName();
    return verb + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
