// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import io.github.dashverify.engine.InputException;
import io.github.dashverify.engine.Nearest;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/**
 * The options as they are written. Values stay text here: {@link Request} reads them, so that every
 * mistake is told in our own words.
 */
@Command(
    name = "dash-verify",
    usageHelpWidth = 100,
    sortOptions = false,
    customSynopsis = "dash-verify --classpath <folders and jars> [options] [@<argument file>]",
    description = {
      "",
      "Proves Java assert statements, or finds an input that makes them fail.",
      ""
    },
    optionListHeading = "Options:%n",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:every assertion holds",
      "1:an assertion can fail",
      "2:no assertion was seen to fail, but some are unknown",
      "64:wrong usage: an option, the class path, a file that cannot be written",
      "70:a defect of dash-verify",
      "130:stopped from outside"
    },
    footer = {
      "",
      "An argument file holds one argument on each line, with or without double quotes around it;",
      "lines that begin with # are skipped.",
      "",
      "Example:",
      "  dash-verify --classpath build/classes/java/main --sources src/main/java"
    })
final class Options {

  @Option(
      names = "--classpath",
      paramLabel = "<paths>",
      description = "Folders and jars whose assertions are verified; may be repeated.")
  List<String> classpath = new ArrayList<>();

  @Option(
      names = "--library",
      paramLabel = "<paths>",
      description = "Folders and jars that the code needs but that are not verified.")
  List<String> library = new ArrayList<>();

  @Option(
      names = "--sources",
      paramLabel = "<paths>",
      description = "Folders of source files, to show the source line of an assertion.")
  List<String> sources = new ArrayList<>();

  @Option(
      names = "--entry",
      paramLabel = "<class#method>",
      description = "Verify from this method; may be repeated. Without it: every entry point.")
  List<String> entry = new ArrayList<>();

  @Option(
      names = "--include",
      split = ",",
      paramLabel = "<pattern>",
      description = "Verify only classes with such names; * stands for anything.")
  List<String> include = new ArrayList<>();

  @Option(
      names = "--exclude",
      split = ",",
      paramLabel = "<pattern>",
      description = "Leave out classes with such names.")
  List<String> exclude = new ArrayList<>();

  @Option(
      names = "--property",
      split = ",",
      paramLabel = "<property>",
      description = "What to check: assert (default).")
  List<String> property = new ArrayList<>();

  @Option(
      names = "--timeout",
      paramLabel = "<seconds>",
      defaultValue = "60",
      description = "Most time for one entry point (default: ${DEFAULT-VALUE}).")
  String timeout = "";

  @Option(
      names = "--total-timeout",
      paramLabel = "<seconds>",
      defaultValue = "3600",
      description = "Most time for the whole run (default: ${DEFAULT-VALUE}).")
  String totalTimeout = "";

  @Option(
      names = "--iterations",
      paramLabel = "<n>",
      defaultValue = "2000",
      description = "Most rounds of the algorithm for one assertion (default: ${DEFAULT-VALUE}).")
  String iterations = "";

  @Option(
      names = "--jobs",
      paramLabel = "<n>",
      description = "Assertions to work on at once (default: one for each processor).")
  @Nullable String jobs;

  @Option(
      names = "--slicing",
      paramLabel = "<how>",
      defaultValue = "none",
      description = "none, targetLocation or targetPath (default: ${DEFAULT-VALUE}).")
  String slicing = "";

  @Option(
      names = "--solver",
      paramLabel = "<solver>",
      defaultValue = "auto",
      description = "auto, z3, bitwuzla or princess (default: ${DEFAULT-VALUE}).")
  String solver = "";

  @Option(
      names = "--format",
      paramLabel = "<format>",
      defaultValue = "text",
      description = "text or json, on standard output (default: ${DEFAULT-VALUE}).")
  String format = "";

  @Option(
      names = "--json-report",
      paramLabel = "<file>",
      description = "Also write the JSON to this file.")
  @Nullable String jsonReport;

  @Option(names = "--stats", description = "Show what each verdict cost.")
  boolean stats;

  @Option(names = "--list", description = "Only show what would be checked.")
  boolean list;

  @Option(names = "--debug", description = "Show stack traces.")
  boolean debug;

  @Option(names = "--help", usageHelp = true, description = "Show this text.")
  boolean help;

  @Option(names = "--version", versionHelp = true, description = "Show the version.")
  boolean version;

  static Options parse(String... args) throws InputException {
    Options options = new Options();
    CommandLine commandLine = new CommandLine(options).setExpandAtFiles(false);
    try {
      commandLine.parseArgs(ArgumentFiles.expand(args));
      return options;
    } catch (CommandLine.ParameterException e) {
      throw new InputException(sentence(e, commandLine), e);
    }
  }

  static String usage() {
    return new CommandLine(new Options()).getUsageMessage(CommandLine.Help.Ansi.OFF);
  }

  private static String sentence(CommandLine.ParameterException e, CommandLine commandLine) {
    if (e instanceof CommandLine.UnmatchedArgumentException unmatched) {
      return unexpected(unmatched.getUnmatched().get(0), commandLine);
    }
    if (e instanceof CommandLine.MissingParameterException missing
        && missing.getMissing().get(0) instanceof OptionSpec option) {
      return "Option %s needs a value: write %s %s."
          .formatted(option.longestName(), option.longestName(), option.paramLabel());
    }
    if (e instanceof CommandLine.OverwrittenOptionException twice
        && twice.getOverwritten() instanceof OptionSpec option) {
      return "Option %s is given more than once: give it once.".formatted(option.longestName());
    }
    if (e.getArgSpec() instanceof OptionSpec option && option.arity().max() == 0) {
      return "Option %s takes no value: write %s alone."
          .formatted(option.longestName(), option.longestName());
    }
    return e.getMessage() + ": see --help.";
  }

  private static String unexpected(String argument, CommandLine commandLine) {
    if (!argument.startsWith("-")) {
      return "Unexpected argument '%s': write an option before it, such as --classpath; see --help."
          .formatted(argument);
    }
    String name = argument.contains("=") ? argument.substring(0, argument.indexOf('=')) : argument;
    return Nearest.to(name, commandLine.getCommandSpec().optionsMap().keySet())
        .map(known -> "Unknown option %s: did you mean %s?".formatted(name, known))
        .orElse("Unknown option %s: --help lists all options.".formatted(name));
  }
}
