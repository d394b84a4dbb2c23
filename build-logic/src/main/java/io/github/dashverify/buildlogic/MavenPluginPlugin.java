// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.publish.PublishingExtension;
import org.gradle.api.publish.maven.MavenPublication;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.TaskProvider;

/** A Maven plugin built by Gradle: the descriptor in the jar and the packaging in the POM. */
public final class MavenPluginPlugin implements Plugin<Project> {
  @Override
  public void apply(Project project) {
    project.getPluginManager().apply(PublishedPlugin.class);
    SourceSet main =
        project
            .getExtensions()
            .getByType(JavaPluginExtension.class)
            .getSourceSets()
            .getByName(SourceSet.MAIN_SOURCE_SET_NAME);
    ModuleExtension module = project.getExtensions().getByType(ModuleExtension.class);
    TaskProvider<MavenPluginDescriptor> descriptor =
        project
            .getTasks()
            .register(
                "mavenPluginDescriptor",
                MavenPluginDescriptor.class,
                task -> {
                  task.setDescription(
                      "Writes META-INF/maven/plugin.xml from the annotations of the mojos.");
                  task.getSources().from(main.getJava());
                  task.getGroupId().set(project.getGroup().toString());
                  task.getArtifactId().set(JavaLibraryPlugin.artifactId(project));
                  task.getVersion().set(project.getVersion().toString());
                  task.getPluginDescription().set(module.getDescription());
                  task.getFolder()
                      .set(project.getLayout().getBuildDirectory().dir("generated/maven-plugin"));
                });
    main.getResources().srcDir(descriptor);
    project
        .getExtensions()
        .getByType(PublishingExtension.class)
        .getPublications()
        .withType(MavenPublication.class)
        .configureEach(publication -> publication.getPom().setPackaging("maven-plugin"));
  }
}
