// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.OutputFile;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.process.ExecOperations;
import org.gradle.process.ExecResult;

/** Runs google-java-format in a JVM of its own, over all files at once. */
@CacheableTask
public abstract class GoogleJavaFormat extends DefaultTask {
  private static final List<String> JAVAC_OPENED =
      Stream.of("api", "code", "file", "parser", "tree", "util")
          .map(name -> "--add-exports=jdk.compiler/com.sun.tools.javac." + name + "=ALL-UNNAMED")
          .toList();

  @Classpath
  public abstract ConfigurableFileCollection getFormatter();

  @InputFiles
  @PathSensitive(PathSensitivity.RELATIVE)
  public abstract ConfigurableFileCollection getSources();

  /** Whether the files are rewritten, or only those named that should be. */
  @Input
  public abstract Property<Boolean> getRewrite();

  /** What the check found, so that it need not be repeated while nothing changes. */
  @Optional
  @OutputFile
  public abstract RegularFileProperty getReport();

  @Inject
  protected abstract ExecOperations getExec();

  @TaskAction
  void run() throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.add(getRewrite().get() ? "--replace" : "--dry-run");
    getSources().getFiles().stream().map(File::getPath).sorted().forEach(arguments::add);
    if (arguments.size() == 1) {
      return;
    }
    // By file: a command line has a limit.
    File argumentFile = new File(getTemporaryDir(), "arguments");
    Files.write(argumentFile.toPath(), arguments);
    ByteArrayOutputStream found = new ByteArrayOutputStream();
    ExecResult result =
        getExec()
            .javaexec(
                java -> {
                  java.classpath(getFormatter());
                  java.getMainClass().set("com.google.googlejavaformat.java.Main");
                  java.jvmArgs(JAVAC_OPENED);
                  java.args("@" + argumentFile);
                  java.setStandardOutput(found);
                  java.setIgnoreExitValue(true);
                });
    String text = found.toString(StandardCharsets.UTF_8);
    if (getReport().isPresent()) {
      Files.writeString(getReport().get().getAsFile().toPath(), text);
    }
    if (result.getExitValue() != 0 || !text.isBlank()) {
      throw new GradleException(
          text.isBlank()
              ? "google-java-format could not read a source file; see above."
              : "Not formatted; './gradlew format' does it:\n" + text.stripTrailing().indent(2));
    }
  }
}
