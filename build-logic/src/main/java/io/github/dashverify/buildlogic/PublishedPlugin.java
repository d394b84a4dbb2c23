// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.publish.PublishingExtension;
import org.gradle.api.publish.maven.MavenPom;
import org.gradle.api.publish.maven.MavenPublication;

/** A module that is published: with sources, Javadoc and a complete POM. */
public final class PublishedPlugin implements Plugin<Project> {
  private static final String SITE = "https://github.com/dashverify/dash-verify";

  @Override
  public void apply(Project project) {
    project.getPluginManager().apply(JavaLibraryPlugin.class);
    project.getPluginManager().apply("maven-publish");
    ModuleExtension module = project.getExtensions().getByType(ModuleExtension.class);

    JavaPluginExtension java = project.getExtensions().getByType(JavaPluginExtension.class);
    java.withSourcesJar();
    java.withJavadocJar();

    PublishingExtension publishing = project.getExtensions().getByType(PublishingExtension.class);
    publishing
        .getPublications()
        .withType(MavenPublication.class)
        .configureEach(publication -> describe(publication.getPom(), module));
    String artifactId = JavaLibraryPlugin.artifactId(project);
    // java-gradle-plugin fills a publication of this name and adds one for each plugin id.
    String main = project.getName().equals("plugin") ? "pluginMaven" : "maven";
    publishing
        .getPublications()
        .create(
            main,
            MavenPublication.class,
            publication -> {
              publication.setArtifactId(artifactId);
              if (main.equals("maven")) {
                publication.from(project.getComponents().getByName("java"));
              }
            });
    FunctionalRepository.provide(project, publishing, main);
  }

  private static void describe(MavenPom pom, ModuleExtension module) {
    pom.getName().set("dash-verify");
    pom.getDescription().set(module.getDescription());
    pom.getUrl().set(SITE);
    pom.licenses(
        licenses ->
            licenses.license(
                license -> {
                  license.getName().set("Apache-2.0");
                  license.getUrl().set("https://www.apache.org/licenses/LICENSE-2.0.txt");
                }));
    pom.developers(
        developers ->
            developers.developer(developer -> developer.getName().set("The dash-verify authors")));
    pom.scm(
        scm -> {
          scm.getUrl().set(SITE);
          scm.getConnection().set("scm:git:" + SITE + ".git");
        });
  }
}
