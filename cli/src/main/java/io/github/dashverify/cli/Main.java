// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import io.github.dashverify.engine.InputException;
import io.github.dashverify.engine.ProgressListener;
import io.github.dashverify.engine.report.ConsoleListing;
import io.github.dashverify.engine.report.ConsoleReport;
import io.github.dashverify.engine.report.JsonReport;
import io.github.dashverify.engine.report.PlannedCheck;
import io.github.dashverify.engine.report.ReportFile;
import io.github.dashverify.engine.report.Sources;
import io.github.dashverify.engine.verdict.Report;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The command {@code dash-verify}: from arguments to an exit code. */
public final class Main {

  private static final String NO_ASSERTION =
      "There is no assertion to verify: write assert statements, or check what --classpath,"
          + " --entry, --include and --exclude select.";

  private final Engine engine;
  private final Terminal terminal;
  private final JsonReport json = new JsonReport(Version.text());

  Main(Engine engine, Terminal terminal) {
    this.engine = engine;
    this.terminal = terminal;
  }

  public static void main(String[] args) {
    Terminal terminal = Terminal.system();
    // Whatever a library prints must not get into the report.
    System.setOut(System.err);
    System.exit(new Main(Engine.dash(), terminal).run(args).number());
  }

  /** Does what the arguments say. */
  ExitCode run(String... args) {
    Options options = new Options();
    try {
      options = Options.parse(args);
      return run(options);
    } catch (InputException e) {
      trace(e, options);
      terminal.say(String.valueOf(e.getMessage()));
      return ExitCode.USAGE;
    } catch (InterruptedException e) {
      trace(e, options);
      terminal.say("Stopped before the end: nothing is reported.");
      return ExitCode.INTERRUPTED;
    } catch (RuntimeException | Error e) {
      // The last place to catch it: nothing may leave here without a sentence and an exit code.
      trace(e, options);
      Defect.tell(e, terminal);
      return ExitCode.DEFECT;
    }
  }

  /** Before the sentence, which is to be the last line: that is where build tools look. */
  private void trace(Throwable failure, Options options) {
    if (options.debug) {
      failure.printStackTrace(terminal.err());
    }
  }

  private ExitCode run(Options options) throws InputException, InterruptedException {
    if (options.help) {
      terminal.print(Options.usage());
      return ExitCode.HOLDS;
    }
    if (options.version) {
      terminal.print("dash-verify %s%n".formatted(Version.text()));
      return ExitCode.HOLDS;
    }
    Request request = Request.of(options);
    return switch (request.action()) {
      case VERIFY -> verify(request);
      case LIST -> list(request);
    };
  }

  private ExitCode verify(Request request) throws InputException, InterruptedException {
    long start = System.nanoTime();
    Report report = withNotes(askEngine(request));
    double seconds = (System.nanoTime() - start) / 1e9;
    switch (request.format()) {
      case TEXT ->
          terminal.print(
              new ConsoleReport(new Sources(request.sources()), terminal.colour(), request.detail())
                  .render(report, seconds));
      case JSON -> terminal.printJson(json.render(report, seconds));
    }
    if (request.jsonReport().isPresent()) {
      write(request.jsonReport().get(), json.render(report, seconds));
    }
    return ExitCode.of(report);
  }

  private Report askEngine(Request request) throws InputException, InterruptedException {
    switch (request.format()) {
      case TEXT -> {
        try (Progress progress = Progress.start(terminal)) {
          return engine.verify(request.task(), progress);
        }
      }
      case JSON -> {
        return engine.verify(request.task(), ProgressListener.NONE);
      }
    }
    throw new AssertionError(request.format());
  }

  /** Success must not be taken for more than it is. */
  private static Report withNotes(Report report) {
    if (!report.results().isEmpty()) {
      return report;
    }
    List<String> notes = new ArrayList<>(report.notes());
    notes.add(NO_ASSERTION);
    return new Report(report.results(), notes);
  }

  private ExitCode list(Request request) throws InputException, InterruptedException {
    List<PlannedCheck> checks = engine.list(request.task());
    switch (request.format()) {
      case TEXT ->
          terminal.print(new ConsoleListing(new Sources(request.sources())).render(checks));
      case JSON -> terminal.printJson(json.render(checks));
    }
    if (request.jsonReport().isPresent()) {
      write(request.jsonReport().get(), json.render(checks));
    }
    return ExitCode.HOLDS;
  }

  private static void write(ReportFile file, String text) throws InputException {
    try {
      file.write(text);
    } catch (IOException e) {
      throw Request.unwritable(e);
    }
  }
}
