// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import io.github.dashverify.engine.report.Colour;
import java.io.Console;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Where the command line writes.
 *
 * @param out for reports
 * @param err for everything else
 * @param kind whether somebody is watching
 * @param colour whether colours are welcome
 */
record Terminal(PrintStream out, PrintStream err, Kind kind, Colour colour) {

  /** Whether a line can be overwritten. */
  enum Kind {
    /** A person watches. */
    INTERACTIVE,
    /** A file, a pipe or a build tool. */
    STREAM
  }

  /** The terminal of this process. */
  static Terminal system() {
    Kind kind = isTerminal(System.console()) ? Kind.INTERACTIVE : Kind.STREAM;
    String noColour = System.getenv("NO_COLOR");
    boolean wanted = noColour == null || noColour.isEmpty();
    Colour colour = kind == Kind.INTERACTIVE && wanted ? Colour.ON : Colour.OFF;
    return new Terminal(System.out, System.err, kind, colour);
  }

  /** Prints text as it is. */
  void print(String text) {
    out.print(text);
    out.flush();
  }

  /** Prints JSON, which is UTF-8 whatever the console's encoding. */
  void printJson(String json) {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    out.write(bytes, 0, bytes.length);
    out.flush();
  }

  /** Says one sentence beside the report. */
  void say(String sentence) {
    err.println("dash-verify: " + sentence);
    err.flush();
  }

  /** From Java 22 on there is a console even for a pipe, and it has to be asked. */
  private static boolean isTerminal(@Nullable Console console) {
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }
}
