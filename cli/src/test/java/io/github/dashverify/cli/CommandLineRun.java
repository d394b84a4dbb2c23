// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import io.github.dashverify.engine.report.Colour;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * One run of the command line and what it printed.
 *
 * @param exit how it ended
 * @param out standard output
 * @param err standard error
 */
record CommandLineRun(ExitCode exit, String out, String err) {

  static CommandLineRun of(Engine engine, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ExitCode exit = new Main(engine, terminal(out, err, Terminal.Kind.STREAM)).run(args);
    return new CommandLineRun(
        exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  static Terminal terminal(
      ByteArrayOutputStream out, ByteArrayOutputStream err, Terminal.Kind kind) {
    return new Terminal(
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8),
        kind,
        Colour.OFF);
  }
}
