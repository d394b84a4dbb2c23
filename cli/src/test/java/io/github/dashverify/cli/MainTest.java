// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import static io.github.dashverify.cli.FakeEngine.PROVED;
import static io.github.dashverify.cli.FakeEngine.UNKNOWN;
import static io.github.dashverify.cli.FakeEngine.UNREACHABLE;
import static io.github.dashverify.cli.FakeEngine.VIOLATED;
import static io.github.dashverify.cli.FakeEngine.finding;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.dashverify.engine.InputException;
import io.github.dashverify.engine.verdict.AssertionResult;
import io.github.dashverify.engine.verdict.Report;
import io.github.dashverify.engine.verdict.Statistics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTest {

  @TempDir Path folder;
  private String classes = "";

  @BeforeEach
  void makeClassFile() throws IOException {
    classes = folder.toString();
    Files.createFile(folder.resolve("B.class"));
  }

  @Test
  void endsWithTheDocumentedNumbers() {
    assertThat(run(finding(PROVED, UNREACHABLE)).exit().number()).isEqualTo(0);
    assertThat(run(finding(PROVED, UNKNOWN, VIOLATED)).exit().number()).isEqualTo(1);
    assertThat(run(finding(UNKNOWN, PROVED)).exit().number()).isEqualTo(2);
    assertThat(CommandLineRun.of(finding(), "--nonsense").exit().number()).isEqualTo(64);
    assertThat(run(failing(new OutOfMemoryError())).exit().number()).isEqualTo(70);
  }

  @Test
  void printsTextOnStandardOutput() {
    CommandLineRun run = run(finding(PROVED, VIOLATED));
    assertThat(run.out())
        .contains("B.java:1  assertion proved\n")
        .contains("B.java:2  assertion can fail\n    B.f(7)\n")
        .containsPattern("1 proved, 1 can fail  \\(\\d+\\.\\d s\\)\n$");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void printsOneJsonObjectAndNothingElse() {
    CommandLineRun run = run(finding(PROVED, VIOLATED), "--format", "json");
    JsonObject json = JsonParser.parseString(run.out()).getAsJsonObject();
    assertThat(run.out()).startsWith("{").endsWith("}\n");
    assertThat(json.get("tool").getAsString()).isEqualTo("dash-verify");
    assertThat(json.getAsJsonArray("results")).hasSize(2);
    assertThat(run.err()).isEmpty();
    assertThat(run.exit()).isEqualTo(ExitCode.VIOLATED);
  }

  @Test
  void writesTheJsonBesideTheText() throws IOException {
    Path file = folder.resolve("reports/dash.json");
    CommandLineRun run = run(finding(UNKNOWN), "--json-report", file.toString());
    assertThat(run.out()).contains("why    The time is used up.");
    assertThat(run.exit()).isEqualTo(ExitCode.UNKNOWN);
    JsonObject json = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
    assertThat(json.getAsJsonArray("results")).hasSize(1);
  }

  @Test
  void refusesAReportItCannotWriteBeforeTheWork() {
    FakeEngine engine = finding(PROVED);
    CommandLineRun run = run(engine, "--json-report", folder.resolve("B.class/x").toString());
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("The JSON report cannot be written").contains("--json-report");
    assertThat(engine.wasAsked()).isFalse();
  }

  @Test
  void failsIfTheReportCannotBeWrittenAfterTheWork() {
    Path file = folder.resolve("late/dash.json");
    FakeEngine engine =
        new FakeEngine(
            () -> {
              replaceByFile(folder.resolve("late"));
              return new Report(
                  List.of(
                      new AssertionResult(
                          FakeEngine.ENTRY, FakeEngine.site(1), PROVED, Statistics.NONE)),
                  List.of());
            });
    CommandLineRun run = run(engine, "--json-report", file.toString());
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(run.out()).contains("1 proved");
  }

  @Test
  void saysThatThereIsNoAssertion() {
    CommandLineRun text = run(finding());
    assertThat(text.exit()).isEqualTo(ExitCode.HOLDS);
    assertThat(text.out()).contains("note   There is no assertion to verify: ");
    CommandLineRun json = run(finding(), "--format", "json");
    assertThat(JsonParser.parseString(json.out()).getAsJsonObject().getAsJsonArray("notes"))
        .hasSize(1);
  }

  @Test
  void passesOnWhatTheEngineSaysOfTheInput() {
    CommandLineRun run =
        run(
            new FakeEngine(
                () -> {
                  throw new InputException("There is no method a.B#g: did you mean a.B#f?");
                }));
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err())
        .isEqualTo(
            "dash-verify: There is no method a.B#g: did you mean a.B#f?" + System.lineSeparator());
    assertThat(run.out()).isEmpty();
  }

  @Test
  void keepsTheStackTraceOfADefectInAFile() throws IOException {
    CommandLineRun run = run(failing(new IllegalStateException("region 7 is lost")));
    assertThat(run.err().lines())
        .singleElement()
        .asString()
        .startsWith("dash-verify: A defect of dash-verify ended the run")
        .contains("region 7 is lost")
        .endsWith(".txt.");
    Path file = traceFile(run);
    assertThat(file).content().contains("at io.github.dashverify.cli");
    Files.delete(file);
  }

  @Test
  void printsTheStackTraceIfAsked() throws IOException {
    CommandLineRun run = run(failing(new IllegalStateException("lost")), "--debug");
    assertThat(run.err()).contains("\tat io.github.dashverify.cli");
    Files.delete(traceFile(run));
  }

  @Test
  void saysWhatToDoWhenMemoryIsUsedUp() {
    CommandLineRun run = run(failing(new OutOfMemoryError()));
    assertThat(run.exit()).isEqualTo(ExitCode.DEFECT);
    assertThat(run.err())
        .startsWith("dash-verify: The memory of ")
        .contains("JAVA_OPTS=-Xmx")
        .contains("--jobs");
  }

  @Test
  void tellsThatItWasStopped() {
    CommandLineRun run =
        run(
            new FakeEngine(
                () -> {
                  throw new InterruptedException();
                }));
    assertThat(run.exit().number()).isEqualTo(130);
    assertThat(run.err()).contains("Stopped before the end");
  }

  @Test
  void listsWithoutVerifying() {
    assertThat(run(finding(VIOLATED), "--list"))
        .isEqualTo(
            new CommandLineRun(
                ExitCode.HOLDS,
                "a.B#f(I)V\n    B.java:1  assert\n1 assertion, 1 entry point\n",
                ""));
    CommandLineRun json = run(finding(VIOLATED), "--list", "--format", "json");
    assertThat(JsonParser.parseString(json.out()).getAsJsonObject().getAsJsonArray("checks"))
        .hasSize(1);
  }

  @Test
  void explainsItself() {
    CommandLineRun help = CommandLineRun.of(finding(), "--help");
    assertThat(help.exit()).isEqualTo(ExitCode.HOLDS);
    assertThat(help.out()).contains("--classpath").contains("Exit codes:").contains("  64 ");
    CommandLineRun version = CommandLineRun.of(finding(), "--version");
    assertThat(version.out()).startsWith("dash-verify ");
  }

  private CommandLineRun run(Engine engine, String... more) {
    String[] args = new String[more.length + 2];
    args[0] = "--classpath";
    args[1] = classes;
    System.arraycopy(more, 0, args, 2, more.length);
    return CommandLineRun.of(engine, args);
  }

  /** The file the last line of standard error names. */
  private static Path traceFile(CommandLineRun run) {
    String sentence = run.err().lines().reduce("", (former, latter) -> latter);
    return Path.of(sentence.replaceAll(".*with the file (.*)\\.$", "$1"));
  }

  private static FakeEngine failing(Throwable failure) {
    return new FakeEngine(
        () -> {
          if (failure instanceof Error error) {
            throw error;
          }
          throw (RuntimeException) failure;
        });
  }

  private static void replaceByFile(Path path) {
    try {
      Files.delete(path);
      Files.createFile(path);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
