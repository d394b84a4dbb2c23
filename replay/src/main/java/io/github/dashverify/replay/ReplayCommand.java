// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How to start the replaying JVM.
 *
 * <p>The rest is up to whoever starts it: an empty folder as working directory, standard input at
 * its end, output discarded or drained (a program that prints into a full pipe runs into its
 * timeout), and a patience somewhat longer than the request's timeout before killing the JVM.
 */
public final class ReplayCommand {

  private static final int FIRST_WITH_ALLOW = 12;
  private static final int FIRST_WITHOUT_SECURITY_MANAGER = 24;

  private final Path java;
  private final int javaVersion;
  private final List<Path> classPath;

  /**
   * @param java the {@code java} executable
   * @param javaVersion its feature version: 8, 17
   * @param instrumented folder of the classes that call {@link Witness}
   * @param replay where the classes of this module are
   * @param program the class path of the program
   */
  public ReplayCommand(
      Path java, int javaVersion, Path instrumented, Path replay, List<Path> program) {
    this.java = java;
    this.javaVersion = javaVersion;
    // Instrumented classes hide the program's own, and so does the stand-in for Verifier.
    this.classPath =
        Collections.unmodifiableList(
            Stream.concat(Stream.of(instrumented, replay), program.stream())
                .collect(Collectors.toList()));
  }

  /** The command line that turns the request into a result. */
  public List<String> line(Path request, Path result) {
    List<String> line = new ArrayList<>();
    line.add(java.toString());
    line.addAll(jvmFlags(javaVersion));
    line.add("-cp");
    line.add(
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    line.add(ReplayMain.class.getName());
    line.add(request.toString());
    line.add(result.toString());
    return line;
  }

  private static List<String> jvmFlags(int javaVersion) {
    List<String> flags = new ArrayList<>();
    flags.add("-ea");
    flags.add("-Djava.awt.headless=true");
    if (javaVersion >= FIRST_WITHOUT_SECURITY_MANAGER) {
      flags.add("--illegal-native-access=deny");
    } else if (javaVersion >= FIRST_WITH_ALLOW) {
      flags.add("-Djava.security.manager=allow");
    }
    return flags;
  }
}
