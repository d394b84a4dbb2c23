// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import static io.github.dashverify.replay.Outcome.CONFIRMED;
import static io.github.dashverify.replay.Outcome.CRASHED;
import static io.github.dashverify.replay.Outcome.DENIED;
import static io.github.dashverify.replay.Outcome.EXITED;
import static io.github.dashverify.replay.Outcome.THREW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a replayed program is kept from, and that being kept from it never confirms anything. */
class FenceTest {

  @TempDir Path folder;

  @Test
  void exitEndsTheRun() throws Exception {
    ReplayResult result =
        replay("try { System.exit(3); } catch (Throwable t) { } finally { check(false); }");
    assertThat(result.outcome()).as(result.toString()).isEqualTo(EXITED);
  }

  @Test
  void exitWithTheCodeOfAConfirmationConfirmsNothing() throws Exception {
    assertThat(replay("System.exit(80);").outcome()).isEqualTo(EXITED);
  }

  @Test
  void haltWithTheCodeOfAConfirmationConfirmsNothing() throws Exception {
    assertThat(replay("Runtime.getRuntime().halt(80);").outcome())
        .isEqualTo(hasSecurityManager() ? EXITED : CRASHED);
  }

  @Test
  void exitFromAnotherThreadEndsTheRun() throws Exception {
    ReplayResult result =
        replay("Thread t = new Thread(() -> System.exit(0)); t.start(); while (true) { }");
    assertThat(result.outcome()).isEqualTo(EXITED);
  }

  @Test
  void shutdownHooksDoNotHoldUpTheEnd() throws Exception {
    ReplayResult result =
        replay(
            "Runtime.getRuntime().addShutdownHook(new Thread(() -> { while (true) { } }));"
                + " System.exit(0);");
    assertThat(result.outcome()).isEqualTo(EXITED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new java.io.FileOutputStream(FILE).close();",
        "new java.io.RandomAccessFile(FILE, \"rw\").close();",
        "java.nio.file.Files.createFile(java.nio.file.Paths.get(FILE));",
        "java.nio.file.Files.createDirectory(java.nio.file.Paths.get(FILE));",
        "new java.util.logging.FileHandler(FILE);",
        "java.io.File.createTempFile(\"abc\", \"d\");",
      })
  void writingAFileIsDenied(String write) throws Exception {
    assumeTrue(hasSecurityManager());
    Path file = folder.resolve("written");
    ReplayResult result = replay(write.replace("FILE", literal(file)));
    assertThat(result.outcome()).as(result.toString()).isEqualTo(DENIED);
    assertThat(result.detail()).startsWith("File ").contains("at subject.Subject.run(");
    assertThat(file).doesNotExist();
  }

  @Test
  void deletingAFileIsDenied() throws Exception {
    assumeTrue(hasSecurityManager());
    Path file = Files.createFile(folder.resolve("precious"));
    ReplayResult result = replay("new java.io.File(" + literal(file) + ").delete();");
    assertThat(result.outcome()).isEqualTo(DENIED);
    assertThat(file).exists();
  }

  @Test
  void readingAFileIsDenied() throws Exception {
    assumeTrue(hasSecurityManager());
    Path file = Files.createFile(folder.resolve("private"));
    ReplayResult result = replay("new java.io.FileInputStream(" + literal(file) + ").read();");
    assertThat(result.outcome()).isEqualTo(DENIED);
  }

  @Test
  void classPathAndJdkMayBeRead() throws Exception {
    ReplayResult result =
        replay(
            "new java.io.FileInputStream("
                + literal(folder.resolve("classes/subject/Subject.class"))
                + ").read();"
                + "new java.io.File(System.getProperty(\"java.home\"), \"lib\").list();"
                + "check(false);");
    assertThat(result.outcome()).as(result.toString()).isEqualTo(CONFIRMED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new java.net.Socket(\"127.0.0.1\", 9);",
        "new java.net.ServerSocket(0);",
        "new java.net.DatagramSocket();",
        "java.nio.channels.SocketChannel.open().connect(",
        "java.nio.channels.ServerSocketChannel.open().bind(",
        "java.nio.channels.AsynchronousServerSocketChannel.open().bind(",
        "java.nio.channels.DatagramChannel.open().bind(",
        "new java.net.URL(\"http://127.0.0.1:9/\").openStream();",
      })
  void theNetworkIsDenied(String use) throws Exception {
    String address = "new java.net.InetSocketAddress(\"127.0.0.1\", 9));";
    ReplayResult result = replay(use.endsWith("(") ? use + address : use);
    assertThat(result.outcome()).as(result.toString()).isEqualTo(DENIED);
    assertThat(result.detail()).containsAnyOf("Socket", "DatagramChannel");
  }

  @Test
  void startingAProcessIsDenied() throws Exception {
    ReplayResult result =
        replay(
            "try { new ProcessBuilder(\"java\", \"-version\").start(); }"
                + " catch (Throwable t) { check(false); }");
    assertThat(result.outcome()).as(result.toString()).isEqualTo(DENIED);
  }

  @Test
  void loadingANativeLibraryIsDenied() throws Exception {
    ReplayResult result = replay("System.load(" + literal(folder.resolve("lib.so")) + ");");
    assertThat(result.outcome())
        .as(result.toString())
        .isEqualTo(hasSecurityManager() ? DENIED : THREW);
  }

  @Test
  void theFenceCannotBeTakenDown() throws Exception {
    assumeTrue(hasSecurityManager());
    ReplayResult result = replay("System.setSecurityManager(null);");
    assertThat(result.outcome()).isEqualTo(DENIED);
  }

  @Test
  void aFailureThatADenialBroughtAboutDoesNotCount() throws Exception {
    ReplayResult result =
        replay("try { new java.net.ServerSocket(0); } catch (Exception e) { check(false); }");
    assertThat(result.outcome()).isEqualTo(DENIED);
    assertThat(result.detail()).endsWith("; afterwards: CONFIRMED");
  }

  @Test
  void theReplayCannotBeInterrupted() throws Exception {
    ReplayResult result =
        replay(
            "for (Thread t : Thread.getAllStackTraces().keySet()) {"
                + " try { t.interrupt(); } catch (SecurityException e) { } }"
                + " Thread.interrupted(); Thread.sleep(200); check(false);");
    assertThat(result.outcome())
        .as(result.toString())
        .isEqualTo(hasSecurityManager() ? DENIED : CONFIRMED);
  }

  private ReplayResult replay(String statements) throws Exception {
    return Subject.of(folder, "static void run() throws Exception {", statements, "}").replay();
  }

  private static boolean hasSecurityManager() {
    return Subject.JAVA_VERSION < 24;
  }

  private static String literal(Path file) {
    return '"' + file.toString().replace("\\", "\\\\") + '"';
  }
}
