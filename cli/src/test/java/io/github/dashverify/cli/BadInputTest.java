// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every mistake gets one sentence that says what to do, and exit code 64. */
class BadInputTest {

  @TempDir Path folder;

  @BeforeEach
  void makeFiles() throws IOException {
    Files.createDirectories(folder.resolve("classes"));
    Files.createFile(folder.resolve("classes/A.class"));
    Files.createDirectories(folder.resolve("empty"));
    Files.writeString(folder.resolve("broken.jar"), "not a jar");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --claspath x            | Unknown option --claspath: did you mean --classpath?
          --claspath=x            | Unknown option --claspath: did you mean --classpath?
          --frobnicate            | Unknown option --frobnicate: --help lists all options.
          -x                      | Unknown option -x: --help lists all options.
          build/classes           | Unexpected argument 'build/classes': write an option before it, such as --classpath; see --help.
          --classpath             | Option --classpath needs a value: write --classpath <paths>.
          --timeout --stats       | Option --timeout needs a value: write --timeout <seconds>.
          --jobs 1 --jobs 2       | Option --jobs is given more than once: give it once.
          --stats=maybe           | Option --stats takes no value: write --stats alone.
          --timeout soon          | --timeout cannot be 'soon': give a number of seconds greater than 0, such as --timeout 60.
          --timeout 0             | --timeout cannot be '0': give a number of seconds greater than 0, such as --timeout 60.
          --timeout -5            | --timeout cannot be '-5': give a number of seconds greater than 0, such as --timeout 60.
          --total-timeout NaN     | --total-timeout cannot be 'NaN': give a number of seconds greater than 0, such as --total-timeout 60.
          --iterations 1.5        | --iterations cannot be '1.5': give a whole number greater than 0, such as --iterations 4.
          --jobs 99999999999      | --jobs cannot be '99999999999': give a whole number greater than 0, such as --jobs 4.
          --format jsn            | --format cannot be 'jsn': did you mean json? It takes one of: text, json.
          --format xml            | --format cannot be 'xml': it takes one of: text, json.
          --slicing TargetPath    | --slicing cannot be 'TargetPath': did you mean targetPath? It takes one of: none, targetLocation, targetPath.
          --solver cvc5           | --solver cannot be 'cvc5': it takes one of: auto, z3, bitwuzla, princess.
          --property asert        | --property cannot be 'asert': did you mean assert? It takes one of: assert.
          --property assert,null  | --property cannot be 'null': it takes one of: assert.
          --entry Main            | --entry cannot be 'Main': give a class and a method, such as --entry bank.Account#pay.
          --entry #main           | --entry cannot be '#main': give a class and a method, such as --entry bank.Account#pay.
          @nowhere.txt            | The argument file 'nowhere.txt' cannot be read: give a file with one argument on each line.
          """)
  void isToldInOneSentence(String args, String sentence) {
    assertSentence(sentence, args.split(" "));
  }

  @Test
  void missingClassPath() {
    assertSentence(
        "Missing --classpath: give the folders and jars to verify, such as --classpath"
            + " build/classes/java/main; --help lists all options.");
  }

  @ParameterizedTest
  @CsvSource({"--classpath", "--library", "--sources"})
  void pathThatDoesNotExist(String option) {
    String missing = folder.resolve("missing").toString();
    assertSentence(
        "'%s' of %s does not exist: correct the path, or compile the classes first."
            .formatted(missing, option),
        withClasses(option, missing));
  }

  @Test
  void noClassFile() {
    String empty = folder.resolve("empty").toString();
    assertSentence(
        "There is no class file in %s: compile first, or correct --classpath.".formatted(empty),
        "--classpath",
        empty);
  }

  @Test
  void brokenJar() {
    String jar = folder.resolve("broken.jar").toString();
    assertSentence(
        "'%s' of --classpath is neither a folder nor a readable jar: give the folder that holds the classes, or a jar."
            .formatted(jar),
        withClasses("--classpath", jar));
  }

  @Test
  void reportThatIsAFolder() {
    String empty = folder.resolve("empty").toString();
    assertSentence(
        "The JSON report cannot be written (%s: is a folder): give --json-report a file in a folder you may write to."
            .formatted(empty),
        withClasses("--json-report", empty));
  }

  private String[] withClasses(String... args) {
    String[] all = Arrays.copyOf(args, args.length + 2);
    all[args.length] = "--classpath";
    all[args.length + 1] = folder.resolve("classes").toString();
    return all;
  }

  private static void assertSentence(String sentence, String... args) {
    FakeEngine engine = FakeEngine.finding();
    CommandLineRun run = CommandLineRun.of(engine, args);
    assertThat(run.err().lines()).containsExactly("dash-verify: " + sentence);
    assertThat(run.out()).isEmpty();
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(engine.wasAsked()).isFalse();
  }
}
