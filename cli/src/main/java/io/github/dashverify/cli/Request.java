// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import io.github.dashverify.engine.InputException;
import io.github.dashverify.engine.VerificationTask;
import io.github.dashverify.engine.VerificationTask.Limits;
import io.github.dashverify.engine.VerificationTask.Slicing;
import io.github.dashverify.engine.VerificationTask.SolverName;
import io.github.dashverify.engine.report.ConsoleReport.Detail;
import io.github.dashverify.engine.report.ReportFile;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is asked for: the options, read and checked.
 *
 * @param task what the engine is to do
 * @param action what is done with it
 * @param format what standard output gets
 * @param detail how much the text tells
 * @param sources folders of source files
 * @param jsonReport a file that gets the JSON as well
 */
record Request(
    VerificationTask task,
    Action action,
    Format format,
    Detail detail,
    List<Path> sources,
    Optional<ReportFile> jsonReport) {

  enum Action {
    VERIFY,
    LIST
  }

  enum Format {
    TEXT,
    JSON
  }

  private static final Map<String, Format> FORMATS =
      ordered(Map.entry("text", Format.TEXT), Map.entry("json", Format.JSON));

  private static final Map<String, Slicing> SLICINGS =
      ordered(
          Map.entry("none", Slicing.NONE),
          Map.entry("targetLocation", Slicing.TARGET_LOCATION),
          Map.entry("targetPath", Slicing.TARGET_PATH));

  private static final Map<String, SolverName> SOLVERS =
      ordered(
          Map.entry("auto", SolverName.AUTO),
          Map.entry("z3", SolverName.Z3),
          Map.entry("bitwuzla", SolverName.BITWUZLA),
          Map.entry("princess", SolverName.PRINCESS));

  private static final Map<String, String> PROPERTIES = ordered(Map.entry("assert", "assert"));

  static Request of(Options options) throws InputException {
    Format format = Values.oneOf("--format", options.format, FORMATS);
    VerificationTask task = task(options);
    return new Request(
        task,
        options.list ? Action.LIST : Action.VERIFY,
        format,
        options.stats ? Detail.STATISTICS : Detail.VERDICTS,
        ClassPath.parse("--sources", options.sources),
        jsonReport(options));
  }

  private static VerificationTask task(Options options) throws InputException {
    Slicing slicing = Values.oneOf("--slicing", options.slicing, SLICINGS);
    SolverName solver = Values.oneOf("--solver", options.solver, SOLVERS);
    List<String> properties = properties(options.property);
    Limits limits =
        new Limits(
            Values.count("--iterations", options.iterations),
            Values.seconds("--timeout", options.timeout),
            Values.seconds("--total-timeout", options.totalTimeout));
    int jobs =
        options.jobs == null
            ? Runtime.getRuntime().availableProcessors()
            : Values.count("--jobs", options.jobs);
    List<String> entries = entries(options.entry);
    List<Path> classes = ClassPath.parse("--classpath", options.classpath);
    if (classes.isEmpty()) {
      throw new InputException(
          "Missing --classpath: give the folders and jars to verify, such as"
              + " --classpath build/classes/java/main; --help lists all options.");
    }
    ClassPath.requireClassFile(classes);
    return new VerificationTask(
        classes,
        ClassPath.parse("--library", options.library),
        entries,
        List.copyOf(options.include),
        List.copyOf(options.exclude),
        properties,
        limits,
        slicing,
        solver,
        jobs);
  }

  private static List<String> properties(List<String> ids) throws InputException {
    List<String> properties = new ArrayList<>();
    for (String id : ids) {
      properties.add(Values.oneOf("--property", id.strip(), PROPERTIES));
    }
    return properties.isEmpty()
        ? List.copyOf(PROPERTIES.values())
        : properties.stream().distinct().toList();
  }

  private static List<String> entries(List<String> entries) throws InputException {
    for (String entry : entries) {
      int hash = entry.indexOf('#');
      if (hash <= 0 || hash == entry.length() - 1) {
        throw new InputException(
            "--entry cannot be '%s': give a class and a method, such as --entry bank.Account#pay."
                .formatted(entry));
      }
    }
    return entries.stream().distinct().toList();
  }

  private static Optional<ReportFile> jsonReport(Options options) throws InputException {
    if (options.jsonReport == null) {
      return Optional.empty();
    }
    try {
      ReportFile file = new ReportFile(Path.of(options.jsonReport));
      file.prepare();
      return Optional.of(file);
    } catch (IOException | InvalidPathException e) {
      throw unwritable(e);
    }
  }

  /** A report that cannot be written is an error: a build must not take an old one for new. */
  static InputException unwritable(Exception cause) {
    return new InputException(
        "The JSON report cannot be written (%s): give --json-report a file in a folder you may"
                .formatted(cause.getMessage())
            + " write to.",
        cause);
  }

  @SafeVarargs
  private static <T> Map<String, T> ordered(Map.Entry<String, T>... entries) {
    Map<String, T> map = new LinkedHashMap<>();
    for (Map.Entry<String, T> entry : entries) {
      map.put(entry.getKey(), entry.getValue());
    }
    return map;
  }
}
