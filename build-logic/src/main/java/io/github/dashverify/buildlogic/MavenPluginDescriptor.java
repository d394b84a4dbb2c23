// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.SkipWhenEmpty;
import org.gradle.api.tasks.TaskAction;

/** Writes the descriptor that Maven reads, from the annotated sources: see {@link MojoSources}. */
@CacheableTask
public abstract class MavenPluginDescriptor extends DefaultTask {
  @InputFiles
  @SkipWhenEmpty
  @PathSensitive(PathSensitivity.RELATIVE)
  public abstract ConfigurableFileCollection getSources();

  @Input
  public abstract Property<String> getGroupId();

  @Input
  public abstract Property<String> getArtifactId();

  @Input
  public abstract Property<String> getVersion();

  @Input
  public abstract Property<String> getPluginDescription();

  /** A resource folder. */
  @OutputDirectory
  public abstract DirectoryProperty getFolder();

  @TaskAction
  void write() throws IOException {
    List<Mojo> mojos = MojoSources.read(getSources().getFiles());
    if (mojos.isEmpty()) {
      throw new GradleException(
          "No class with @Mojo among the sources of " + getArtifactId().get() + ".");
    }
    Path file = getFolder().get().getAsFile().toPath().resolve("META-INF/maven/plugin.xml");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text(mojos));
  }

  private String text(List<Mojo> mojos) {
    String artifactId = getArtifactId().get();
    Xml xml = new Xml();
    xml.open("plugin");
    xml.element("name", artifactId);
    xml.element("description", getPluginDescription().get());
    xml.element("groupId", getGroupId().get());
    xml.element("artifactId", artifactId);
    xml.element("version", getVersion().get());
    xml.element("goalPrefix", artifactId.replace("-maven-plugin", ""));
    xml.open("mojos");
    mojos.forEach(mojo -> mojo.write(xml));
    xml.close("mojos");
    xml.close("plugin");
    return xml.toString();
  }
}
