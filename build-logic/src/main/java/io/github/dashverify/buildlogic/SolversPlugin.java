// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import java.util.Map;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.artifacts.ExternalModuleDependency;
import org.gradle.api.artifacts.dsl.DependencyHandler;
import org.gradle.language.jvm.tasks.ProcessResources;

/**
 * The solvers of the engine: JavaSMT, Z3 (whose jar unpacks its own natives) and Bitwuzla, whose
 * natives are files of their own and go into the module's resources under {@code
 * native/<platform>/}.
 */
public final class SolversPlugin implements Plugin<Project> {
  /** Platform folder to classifier and type of the native library. */
  private static final Map<String, String> BITWUZLA =
      Map.of(
          "linux-x64", "libbitwuzlaj-x64@so",
          "linux-arm64", "libbitwuzlaj-arm64@so",
          "windows-x64", "libbitwuzlaj-x64@dll");

  @Override
  public void apply(Project project) {
    DependencyHandler dependencies = project.getDependencies();
    ExternalModuleDependency javaSmt =
        (ExternalModuleDependency)
            dependencies.create(Libraries.get(project, "java-smt").get().toString());
    // Of the pure-Java solvers only Princess knows bit vectors.
    javaSmt.exclude(
        Map.of("group", "de.uni-freiburg.informatik.ultimate", "module", "smtinterpol"));
    dependencies.add("implementation", javaSmt);
    dependencies.addProvider("implementation", Libraries.get(project, "z3-turnkey"));
    dependencies.addProvider("implementation", Libraries.get(project, "bitwuzla"));

    String bitwuzla = Libraries.get(project, "bitwuzla").get().toString();
    BITWUZLA.forEach(
        (platform, classifierAndType) -> {
          Configuration natives = project.getConfigurations().create("natives-" + platform);
          natives.setCanBeConsumed(false);
          natives.setVisible(false);
          dependencies.add(natives.getName(), bitwuzla + ":" + classifierAndType);
          String name =
              "libbitwuzlaj." + classifierAndType.substring(classifierAndType.indexOf('@') + 1);
          project
              .getTasks()
              .named("processResources", ProcessResources.class)
              .configure(
                  task ->
                      task.from(
                          natives, copy -> copy.into("native/" + platform).rename(any -> name)));
        });
  }
}
