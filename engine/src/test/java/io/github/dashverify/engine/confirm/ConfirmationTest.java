// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.confirm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.bytecode.ClassPath;
import io.github.dashverify.engine.cfa.InputType;
import io.github.dashverify.engine.counterexample.DrawnInput;
import io.github.dashverify.engine.entry.EntryPoint;
import io.github.dashverify.engine.testing.EngineProgram;
import io.github.dashverify.engine.testing.JavaSources;
import io.github.dashverify.replay.ReplayResult;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The JVM has the last word: only an assertion that is seen to fail there is violated. */
class ConfirmationTest {

  private static final String SOURCE =
      """
      import io.github.dashverify.api.Verify;
      public class C {
        static void plain(int x) {
          assert x != 7;
        }
        static void caught(int x) {
          try {
            assert x != 7;
          } catch (Throwable swallowed) {
          }
        }
        static void drawn() {
          int x = Verify.anyInt();
          assert x != 7;
        }
        static void assumed(int x) {
          Verify.assume(x != 7);
          assert x != 7;
        }
        static void another(int x) {
          assert x == 0 || x == 7;
          assert x != 7;
        }
        static void endless(int x) {
          while (x == 7) {
          }
          assert x != 7;
        }
      }
      """;

  @TempDir Path classes;

  @BeforeEach
  void compile() throws Exception {
    JavaSources.compile("C", SOURCE, classes);
  }

  @Test
  void inputThatMakesTheAssertionFailIsConfirmed() throws Exception {
    assertThat(replay("plain", 0, 7).confirmed()).isTrue();
  }

  @Test
  void inputThatDoesNotIsNotConfirmed() throws Exception {
    assertThat(replay("plain", 0, 8).confirmed()).isFalse();
  }

  @Test
  void errorThatTheProgramCatchesCounts() throws Exception {
    assertThat(replay("caught", 0, 7).confirmed()).isTrue();
  }

  @Test
  void drawnInputsAreReplayed() throws Exception {
    assertThat(replay("drawn", 0, 7).confirmed()).isTrue();
  }

  @Test
  void assumptionEndsTheRun() throws Exception {
    assertThat(replay("assumed", 0, 7).confirmed()).isFalse();
  }

  @Test
  void failureOfAnotherAssertionDoesNotCount() throws Exception {
    assertThat(replay("another", 0, 5).confirmed()).isTrue();
    assertThat(replay("another", 1, 5).confirmed()).isFalse();
    assertThat(replay("another", 1, 7).confirmed()).isTrue();
  }

  @Test
  void programThatDoesNotEndIsStopped() throws Exception {
    assertThat(replay("endless", 0, 7).confirmed()).isFalse();
  }

  private ReplayResult replay(String method, int assertion, int x) throws Exception {
    List<Path> entries = new ArrayList<>(List.of(classes));
    entries.addAll(JavaSources.libraries());
    try (EngineProgram program = EngineProgram.open(classes);
        ClassPath classPath = ClassPath.open(entries)) {
      EntryPoint entry = program.entry("C#" + method);
      return new Confirmation(classPath, entries)
          .replay(
              entry, entry.assertions().get(assertion), List.of(new DrawnInput(InputType.INT, x)));
    }
  }
}
