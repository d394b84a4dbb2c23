// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line on real class files, with the real engine. */
class EndToEndTest {

  private static final String SUBJECT =
      """
      public class Subject {
        static int twice(int a) {
          int b = a + a;
          assert b % 2 == 0;
          return b;
        }

        static int abs(int a) {
          int b = a < 0 ? -a : a;
          assert b >= 0;
          return b;
        }

        static void nothing() {}
      }
      """;

  @TempDir Path folder;

  @Test
  void provesAndRefutes() throws IOException {
    CommandLineRun run = run("--classpath", compiled(SUBJECT), "--sources", folder.toString());
    assertThat(run.exit()).isEqualTo(ExitCode.VIOLATED);
    assertThat(run.out())
        .containsPattern("Subject\\.java:4  +assertion proved +assert b % 2 == 0;")
        .containsPattern("Subject\\.java:10  *assertion can fail +assert b >= 0;")
        .contains("Subject.abs(-2147483648)")
        .contains("1 proved, 1 can fail");
  }

  @Test
  void takesOneEntryPoint() throws IOException {
    CommandLineRun run = run("--classpath", compiled(SUBJECT), "--entry", "Subject#twice");
    assertThat(run.exit()).isEqualTo(ExitCode.HOLDS);
    assertThat(run.out()).contains("1 proved  (");
  }

  @Test
  void givesTheSameJsonTwice() throws IOException {
    String classes = compiled(SUBJECT);
    String first = run("--classpath", classes, "--format", "json").out();
    String second = run("--classpath", classes, "--format", "json").out();
    assertThat(withoutTimes(first)).isEqualTo(withoutTimes(second));
    JsonObject json = JsonParser.parseString(first).getAsJsonObject();
    assertThat(json.getAsJsonObject("summary").get("violated").getAsInt()).isEqualTo(1);
  }

  @Test
  void suggestsAnEntryPoint() throws IOException {
    CommandLineRun run = run("--classpath", compiled(SUBJECT), "--entry", "Subject#twise");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("Subject#twise").contains("Subject#twice");
  }

  @Test
  void saysThatThereIsNoAssertion() throws IOException {
    CommandLineRun run = run("--classpath", compiled("public class Subject {}"));
    assertThat(run.exit()).isEqualTo(ExitCode.HOLDS);
    assertThat(run.out()).contains("There is no assertion to verify");
  }

  @Test
  void refusesACorruptClassFile() throws IOException {
    String classes = compiled(SUBJECT);
    Files.write(Path.of(classes, "Subject.class"), new byte[] {1, 2, 3});
    CommandLineRun run = run("--classpath", classes);
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("Subject.class");
  }

  @Test
  void listsEntryPointsAndAssertions() throws IOException {
    CommandLineRun run = run("--classpath", compiled(SUBJECT), "--list");
    assertThat(run.exit()).isEqualTo(ExitCode.HOLDS);
    assertThat(run.out())
        .contains("Subject#abs(I)I\n    Subject.java:10  assert\n")
        .endsWith("2 assertions, 2 entry points\n");
  }

  private static CommandLineRun run(String... args) {
    return CommandLineRun.of(Engine.dash(), args);
  }

  private static String withoutTimes(String json) {
    return json.replaceAll("\"seconds\": [0-9.E-]+", "");
  }

  private String compiled(String source) throws IOException {
    Path file = Files.writeString(folder.resolve("Subject.java"), source);
    Path classes = Files.createDirectories(folder.resolve("classes"));
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", classes.toString(), file.toString());
    assertThat(status).isZero();
    return classes.toString();
  }
}
