// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.verdict.AssertionSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourcesTest {

  @TempDir Path folder;
  private Sources sources = Sources.none();

  @BeforeEach
  void writeSources() throws IOException {
    Files.createDirectories(folder.resolve("a/b"));
    Files.writeString(folder.resolve("a/b/C.java"), "class C {\n\n  assert x;\r\n}");
    Files.writeString(folder.resolve("top.kt"), "assert(y)");
    sources = new Sources(List.of(folder));
  }

  @Test
  void findsAFileByItsPackage() {
    assertThat(sources.line(site("a.b.C", "C.java", 3))).contains("assert x;");
    assertThat(sources.line(site("a.b.C$Inner", "C.java", 3))).contains("assert x;");
    assertThat(sources.location(site("a.b.C", "C.java", 3)))
        .isEqualTo(folder.resolve("a/b/C.java") + ":3");
  }

  @Test
  void findsAFileThatIsNotInItsPackage() {
    assertThat(sources.line(site("a.b.TopKt", "top.kt", 1))).contains("assert(y)");
  }

  @Test
  void doesWithoutWhatItCannotFind() {
    assertThat(sources.line(site("a.D", "D.java", 1))).isEmpty();
    assertThat(sources.line(site("a.b.C", "C.java", 2))).isEmpty();
    assertThat(sources.line(site("a.b.C", "C.java", 99))).isEmpty();
    assertThat(sources.line(site("a.b.C", "C.java", 0))).isEmpty();
    assertThat(sources.line(site("a.b.C", "\0", 1))).isEmpty();
    assertThat(sources.location(site("a.D", "D.java", 1))).isEqualTo("D.java:1");
    assertThat(sources.location(site("a.D", "", 0))).isEqualTo("a.D");
  }

  private static AssertionSite site(String className, String file, int line) {
    return new AssertionSite(className, "f()V", file, line, "assert");
  }
}
