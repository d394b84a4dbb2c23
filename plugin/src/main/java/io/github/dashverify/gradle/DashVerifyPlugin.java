// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.gradle;

import io.github.dashverify.launch.EngineCall;
import org.gradle.api.GradleException;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.attributes.AttributeContainer;
import org.gradle.api.attributes.Bundling;
import org.gradle.api.attributes.Category;
import org.gradle.api.attributes.LibraryElements;
import org.gradle.api.attributes.Usage;
import org.gradle.api.model.ObjectFactory;
import org.gradle.api.plugins.JavaBasePlugin;
import org.gradle.api.tasks.TaskProvider;
import org.gradle.language.base.plugins.LifecycleBasePlugin;
import org.gradle.util.GradleVersion;

/**
 * Adds {@code dashVerify { … }}, {@code verify} and, for every source set of a Java project, {@code
 * verifyMain} with the analysis behind it.
 */
public final class DashVerifyPlugin implements Plugin<Project> {

  static final GradleVersion OLDEST = GradleVersion.version("7.6");

  private static final String NAME = "dashVerify";

  @Override
  public void apply(Project project) {
    requireSupported(GradleVersion.current());
    DashVerifyExtension extension = extension(project);
    Configuration engine = engine(project);
    TaskProvider<VerifyAllTask> verify =
        project
            .getTasks()
            .register(
                "verify",
                VerifyAllTask.class,
                task -> {
                  task.setGroup(LifecycleBasePlugin.VERIFICATION_GROUP);
                  task.setDescription("Proves or refutes the assertions of this project.");
                  task.getJavaProject().convention(false);
                });
    project
        .getPlugins()
        .withType(
            JavaBasePlugin.class,
            java -> new JavaProject(project, extension, engine, verify).add());
  }

  /** Refuses a Gradle that the plugin was not made for. */
  static void requireSupported(GradleVersion version) {
    if (version.getBaseVersion().compareTo(OLDEST) < 0) {
      throw new GradleException(
          "dash-verify needs Gradle %s or newer, and this is Gradle %s: run './gradlew wrapper --gradle-version 8.8', or any newer version."
              .formatted(OLDEST.getVersion(), version.getVersion()));
    }
  }

  private static DashVerifyExtension extension(Project project) {
    DashVerifyExtension extension = project.getExtensions().create(NAME, DashVerifyExtension.class);
    extension.getFailOn().convention("violations");
    extension.getIgnoreFailures().convention(false);
    extension.getPartOfCheck().convention(true);
    extension.getHeap().convention("1g");
    extension.getJobs().convention(project.getGradle().getStartParameter().getMaxWorkerCount());
    return extension;
  }

  /** The class path of the engine: a user may put another version there. */
  private static Configuration engine(Project project) {
    Configuration engine = project.getConfigurations().create(NAME);
    engine.setDescription("The engine of dash-verify.");
    engine.setVisible(false);
    engine.setCanBeConsumed(false);
    engine.setCanBeResolved(true);
    ObjectFactory objects = project.getObjects();
    AttributeContainer attributes = engine.getAttributes();
    attributes.attribute(Usage.USAGE_ATTRIBUTE, objects.named(Usage.class, Usage.JAVA_RUNTIME));
    attributes.attribute(
        Category.CATEGORY_ATTRIBUTE, objects.named(Category.class, Category.LIBRARY));
    attributes.attribute(
        LibraryElements.LIBRARY_ELEMENTS_ATTRIBUTE,
        objects.named(LibraryElements.class, LibraryElements.JAR));
    attributes.attribute(
        Bundling.BUNDLING_ATTRIBUTE, objects.named(Bundling.class, Bundling.EXTERNAL));
    String version = DashVerifyPlugin.class.getPackage().getImplementationVersion();
    engine.defaultDependencies(
        dependencies ->
            dependencies.add(
                project
                    .getDependencies()
                    .create(EngineCall.GROUP + ":" + EngineCall.ARTIFACT + ":" + version)));
    return engine;
  }
}
