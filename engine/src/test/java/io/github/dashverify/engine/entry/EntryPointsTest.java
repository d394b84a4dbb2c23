// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.entry;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.DashVerifier;
import io.github.dashverify.engine.DashVerifier.Check;
import io.github.dashverify.engine.VerificationTask.Limits;
import io.github.dashverify.engine.testing.JavaSources;
import io.github.dashverify.engine.testing.Tasks;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is verified from where. */
class EntryPointsTest {

  private static final String SOURCE =
      """
      public class E {
        static void open(int x) {
          assert x != 1;
          hidden(x);
          other(x);
        }
        static void other(int x) {
          assert x != 2;
          hidden(x);
        }
        private static void hidden(int x) {
          assert x != 3;
          deeper(x);
        }
        private static void deeper(int x) {
          assert x != 4;
        }
        private static void unused(int x) {
          assert x != 5;
        }
        static int nothingToCheck(int x) {
          return x;
        }
      }
      """;

  @TempDir Path classes;

  @BeforeEach
  void compile() throws Exception {
    JavaSources.compile("E", SOURCE, classes);
  }

  @Test
  void methodAnswersForItselfAndThePrivateMethodsItUses() throws Exception {
    assertThat(checks())
        .contains("open 3", "open 12", "open 16", "other 8", "other 12", "other 16");
  }

  @Test
  void assertionOfAnotherEntryPointIsItsOwnBusiness() throws Exception {
    assertThat(checks()).doesNotContain("open 8");
  }

  @Test
  void assertionThatNobodyReachesIsCheckedWhereItStands() throws Exception {
    assertThat(checks()).contains("unused 19").hasSize(7);
  }

  @Test
  void namedEntryPointAnswersForEverythingItReaches() throws Exception {
    assertThat(checks("E#open"))
        .containsExactlyInAnyOrder("open 3", "open 8", "open 12", "open 16");
  }

  private List<String> checks(String... entries) throws Exception {
    return DashVerifier.list(Tasks.of(classes, List.of(entries), new Limits(1, 1, 1))).stream()
        .map(EntryPointsTest::describe)
        .toList();
  }

  private static String describe(Check check) {
    String name = check.entry().substring(check.entry().indexOf('#') + 1);
    return name.substring(0, name.indexOf('(')) + " " + check.assertion().line();
  }
}
