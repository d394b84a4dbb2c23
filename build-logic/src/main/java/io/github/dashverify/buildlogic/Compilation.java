// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import java.util.List;
import java.util.stream.Stream;
import org.gradle.api.Project;
import org.gradle.api.artifacts.dsl.DependencyHandler;
import org.gradle.api.tasks.TaskContainer;
import org.gradle.api.tasks.compile.CompileOptions;
import org.gradle.api.tasks.compile.JavaCompile;
import org.gradle.api.tasks.javadoc.Javadoc;
import org.gradle.external.javadoc.StandardJavadocDocletOptions;

/** Compiler settings: every warning on, main code checked by Error Prone and NullAway. */
final class Compilation {
  /** What Error Prone reaches into, as its installation notes list it. */
  private static final List<String> JAVAC_OPENED =
      Stream.concat(
              Stream.of("api", "file", "main", "model", "parser", "processing", "tree", "util")
                  .map(
                      name ->
                          "--add-exports=jdk.compiler/com.sun.tools.javac."
                              + name
                              + "=ALL-UNNAMED"),
              Stream.of("code", "comp")
                  .map(
                      name ->
                          "--add-opens=jdk.compiler/com.sun.tools.javac." + name + "=ALL-UNNAMED"))
          .toList();

  private Compilation() {}

  static void configure(Project project, ModuleExtension module) {
    DependencyHandler dependencies = project.getDependencies();
    dependencies.addProvider("compileOnly", Libraries.get(project, "jspecify"));
    dependencies.addProvider("annotationProcessor", Libraries.get(project, "errorprone"));
    dependencies.addProvider("annotationProcessor", Libraries.get(project, "nullaway"));

    TaskContainer tasks = project.getTasks();
    tasks
        .withType(JavaCompile.class)
        .configureEach(
            task -> {
              CompileOptions options = task.getOptions();
              options.setEncoding("UTF-8");
              options.getRelease().convention(17);
              // classfile: annotations that libraries leave out of their dependencies;
              // options: releases that are old on purpose; processing: annotations nobody processes
              options
                  .getCompilerArgs()
                  .addAll(List.of("-Xlint:all,-classfile,-options,-processing", "-parameters"));
            });
    tasks
        .named("compileJava", JavaCompile.class)
        .configure(
            task -> {
              CompileOptions options = task.getOptions();
              options.getRelease().set(module.getRelease());
              options
                  .getCompilerArgs()
                  .addAll(
                      List.of(
                          "-Werror",
                          "-XDcompilePolicy=simple",
                          "--should-stop=ifError=FLOW",
                          "-Xplugin:ErrorProne"
                              + " -XepDisableWarningsInGeneratedCode"
                              // wants Error Prone's own annotation on every record in an enum
                              + " -Xep:ImmutableEnumChecker:OFF"
                              + " -Xep:MissingSummary:OFF"
                              // expressions are hash-consed: identity is their equality
                              + " -Xep:ReferenceEquality:OFF"
                              + " -Xep:StringSplitter:OFF"
                              + " -Xep:NullAway:ERROR"
                              + " -XepOpt:NullAway:AnnotatedPackages=io.github.dashverify"));
              options.setFork(true);
              options.getForkOptions().getJvmArgs().addAll(JAVAC_OPENED);
            });
    tasks
        .withType(Javadoc.class)
        .configureEach(
            task -> {
              StandardJavadocDocletOptions options =
                  (StandardJavadocDocletOptions) task.getOptions();
              options.setEncoding("UTF-8");
              options.addBooleanOption("Xdoclint:all,-missing", true);
              options.addBooleanOption("Werror", true);
              options.addBooleanOption("notimestamp", true);
              options.quiet();
            });
  }
}
