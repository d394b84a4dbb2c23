// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells of a failure that is not the user's, and keeps what is needed to find its cause. */
final class Defect {

  private Defect() {}

  /** One sentence on standard error; the stack trace goes to a file. */
  static void tell(Throwable failure, Terminal terminal) {
    if (failure instanceof OutOfMemoryError) {
      long megabytes = Runtime.getRuntime().maxMemory() >> 20;
      terminal.say(
          "The memory of %d MB is used up: give more, such as JAVA_OPTS=-Xmx%dm, or lower --jobs."
              .formatted(megabytes, Math.max(1024, 2 * megabytes)));
      return;
    }
    String trace = describe(failure);
    try {
      Path file = Files.createTempFile("dash-verify-", ".txt");
      Files.write(file, trace.getBytes(StandardCharsets.UTF_8));
      terminal.say(
          "A defect of dash-verify ended the run (%s): please report it with the file %s."
              .formatted(name(failure), file));
    } catch (IOException e) {
      terminal.say(
          "A defect of dash-verify ended the run (%s): please report it with what follows."
              .formatted(name(failure)));
      terminal.err().print(trace);
    }
  }

  private static String name(Throwable failure) {
    return failure.toString().lines().findFirst().orElse(failure.getClass().getName());
  }

  private static String describe(Throwable failure) {
    StringWriter text = new StringWriter();
    text.append(
        "dash-verify %s, Java %s, %s %s%n"
            .formatted(
                Version.text(),
                Runtime.version(),
                System.getProperty("os.name"),
                System.getProperty("os.arch")));
    failure.printStackTrace(new PrintWriter(text, true));
    return text.toString();
  }
}
