// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import java.util.Map;
import org.gradle.api.Project;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.provider.Provider;
import org.gradle.api.publish.PublishingExtension;
import org.gradle.api.publish.maven.MavenPublication;
import org.gradle.api.tasks.Sync;
import org.gradle.api.tasks.TaskContainer;
import org.gradle.api.tasks.TaskProvider;

/**
 * A folder in the layout of a Maven repository with the modules as they would be published, for
 * builds that test the plugins. Unlike publishing, it leaves no time stamps behind: what did not
 * change stays up to date.
 */
final class FunctionalRepository {
  private static final String NAME = "functionalRepository";

  private FunctionalRepository() {}

  /** Has a module offer its part of the repository. */
  static void provide(Project project, PublishingExtension publishing, String main) {
    TaskContainer tasks = project.getTasks();
    TaskProvider<Sync> folder =
        tasks.register(
            NAME,
            Sync.class,
            sync ->
                sync.into(project.getLayout().getBuildDirectory().dir("functional-repository")));
    publishing
        .getPublications()
        .withType(MavenPublication.class)
        .all(
            publication -> {
              String name = publication.getName();
              String task =
                  "FileFor"
                      + Character.toUpperCase(name.charAt(0))
                      + name.substring(1)
                      + "Publication";
              Provider<String> path = project.provider(() -> path(publication));
              Provider<String> file = project.provider(() -> file(publication));
              add(folder, path, file.map(base -> base + ".pom"), "generatePom" + task);
              if (name.equals(main)) {
                add(folder, path, file.map(base -> base + ".module"), "generateMetadata" + task);
                add(folder, path, file.map(base -> base + ".jar"), "jar");
              }
            });
    Configuration offered =
        project
            .getConfigurations()
            .create(NAME, configuration -> configuration.setCanBeResolved(false));
    offered.getOutgoing().artifact(folder);
  }

  /** Has the root project put the parts together. */
  static TaskProvider<Sync> collect(Project root, Iterable<String> modules) {
    Configuration parts =
        root.getConfigurations()
            .create(NAME, configuration -> configuration.setCanBeConsumed(false));
    for (String module : modules) {
      root.getDependencies()
          .add(NAME, root.getDependencies().project(Map.of("path", module, "configuration", NAME)));
    }
    return root.getTasks()
        .register(
            NAME,
            Sync.class,
            sync -> {
              sync.setDescription(
                  "Puts all modules into a folder that Gradle and Maven read as a repository.");
              sync.setGroup("publishing");
              sync.from(parts);
              sync.into(root.getLayout().getBuildDirectory().dir("functional-repo"));
            });
  }

  private static void add(
      TaskProvider<Sync> folder, Provider<String> path, Provider<String> file, String task) {
    folder.configure(
        sync ->
            sync.from(
                sync.getProject().getTasks().named(task),
                copy -> copy.into(path).rename(any -> file.get())));
  }

  private static String path(MavenPublication publication) {
    return publication.getGroupId().replace('.', '/')
        + "/"
        + publication.getArtifactId()
        + "/"
        + publication.getVersion();
  }

  private static String file(MavenPublication publication) {
    return publication.getArtifactId() + "-" + publication.getVersion();
  }
}
