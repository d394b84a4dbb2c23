// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The command line, flag by flag. */
class ReplayCommandTest {

  @Test
  void instrumentedClassesComeFirstAndTheProgramLast() {
    assertThat(line(17))
        .containsExactly(
            "java",
            "-ea",
            "-Djava.awt.headless=true",
            "-Djava.security.manager=allow",
            "-cp",
            String.join(File.pathSeparator, "instrumented", "replay.jar", "classes", "lib.jar"),
            "io.github.dashverify.replay.ReplayMain",
            "request",
            "result");
  }

  @Test
  void javaBefore12TakesAllowForAClassName() {
    assertThat(line(8)).doesNotContain("-Djava.security.manager=allow");
    assertThat(line(11)).doesNotContain("-Djava.security.manager=allow");
    assertThat(line(12)).contains("-Djava.security.manager=allow");
  }

  @Test
  void javaFrom24DoesNotStartWithASecurityManager() {
    assertThat(line(23)).contains("-Djava.security.manager=allow");
    assertThat(line(24))
        .doesNotContain("-Djava.security.manager=allow")
        .contains("--illegal-native-access=deny");
  }

  private static List<String> line(int javaVersion) {
    Path[] program = {Paths.get("classes"), Paths.get("lib.jar")};
    return new ReplayCommand(
            Paths.get("java"),
            javaVersion,
            Paths.get("instrumented"),
            Paths.get("replay.jar"),
            Arrays.asList(program))
        .line(Paths.get("request"), Paths.get("result"));
  }
}
