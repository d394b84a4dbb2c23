// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import static io.github.dashverify.replay.Outcome.CONFIRMED;
import static io.github.dashverify.replay.Outcome.NOT_STARTED;
import static io.github.dashverify.replay.Outcome.OTHER_ASSERTION;
import static io.github.dashverify.replay.Outcome.RETURNED;
import static io.github.dashverify.replay.Outcome.THREW;
import static io.github.dashverify.replay.Outcome.TIMED_OUT;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When a failing assertion counts, and what is said when none does. */
class ReplayTest {

  @TempDir Path folder;

  @Test
  void aFailingAssertionIsConfirmed() throws Exception {
    ReplayResult result =
        Subject.of(folder, "static void run(int a) { check(a != -7); }")
            .method("run", "(I)V")
            .arguments(Value.of(-7))
            .replay();
    assertThat(result.outcome()).isEqualTo(CONFIRMED);
    assertThat(result.confirmed()).isTrue();
  }

  @Test
  void anAssertionThatHoldsIsNot() throws Exception {
    ReplayResult result =
        Subject.of(folder, "static void run(int a) { check(a != -7); }")
            .method("run", "(I)V")
            .arguments(Value.of(7))
            .replay();
    assertThat(result.outcome()).isEqualTo(RETURNED);
    assertThat(result.confirmed()).isFalse();
  }

  @Test
  void aCaughtErrorCounts() throws Exception {
    assertOutcome(CONFIRMED, "static void run() { try { check(false); } catch (Throwable t) { } }");
  }

  @Test
  void theInstrumentedCopyHidesTheProgramsOwnClass() throws Exception {
    ReplayResult result =
        Subject.withInstrumentedCopy(folder, "static void run() { check(false); }").replay();
    assertThat(result.outcome()).isEqualTo(CONFIRMED);
  }

  @Test
  void assertionsAreEnabled() throws Exception {
    assertOutcome(THREW, "static void run() { assert false; }");
  }

  @Test
  void anExceptionIsToldWithItsLine() throws Exception {
    ReplayResult result =
        Subject.of(folder, "static void run() { throw new IllegalStateException(\"so\"); }")
            .replay();
    assertThat(result.outcome()).isEqualTo(THREW);
    assertThat(result.detail())
        .isEqualTo("java.lang.IllegalStateException: so at subject.Subject.run(Subject.java:9)");
  }

  @Test
  void anExceptionThatCannotBeDescribedIsSurvived() throws Exception {
    assertOutcome(
        THREW,
        "static class Odd extends Error {",
        "  public String getMessage() { throw this; }",
        "}",
        "static void run() { throw new Odd(); }");
  }

  @Test
  void anotherAssertionIsNamed() throws Exception {
    ReplayResult result =
        Subject.of(
                folder,
                "static void run() {",
                "  Witness.assertionFailed(\"other\"); throw new AssertionError();",
                "}")
            .replay();
    assertThat(result.outcome()).isEqualTo(OTHER_ASSERTION);
    assertThat(result.detail()).startsWith("other: java.lang.AssertionError");
  }

  @Test
  void afterAnotherAssertionWasCaughtTheTargetStillCounts() throws Exception {
    assertOutcome(
        CONFIRMED,
        "static void run() {",
        "  try { Witness.assertionFailed(\"other\"); throw new AssertionError(); }",
        "  catch (AssertionError e) { check(false); }",
        "}");
  }

  @Test
  void staticInitialisersArePartOfTheRun() throws Exception {
    assertOutcome(CONFIRMED, "static { check(false); }", "static void run() { }");
  }

  @Test
  void anAssertionOnAnotherThreadCounts() throws Exception {
    assertOutcome(
        CONFIRMED,
        "static void run() {",
        "  new Thread(() -> {",
        "    try { Thread.sleep(300); } catch (InterruptedException e) { }",
        "    check(false);",
        "  }).start();",
        "}");
  }

  @Test
  void daemonThreadsDoNotHoldUpTheEnd() throws Exception {
    assertOutcome(
        RETURNED,
        "static void run() {",
        "  Thread t = new Thread(() -> { while (true) { } });",
        "  t.setDaemon(true);",
        "  t.start();",
        "}");
  }

  @Test
  void anEndlessLoopThatCatchesEverythingTimesOut() throws Exception {
    ReplayResult result =
        Subject.of(
                folder,
                "static void run() {",
                "  while (true) { try { while (true) { } } catch (Throwable t) { } }",
                "}")
            .timeoutMillis(500)
            .replay();
    assertThat(result.outcome()).isEqualTo(TIMED_OUT);
    assertThat(result.detail()).contains("500 ms");
  }

  @Test
  void endlessRecursionIsAnException() throws Exception {
    ReplayResult result = Subject.of(folder, "static void run() { run(); }").replay();
    assertThat(result.outcome()).isEqualTo(THREW);
    assertThat(result.detail()).startsWith("java.lang.StackOverflowError");
  }

  @Test
  void anAssertionAfterACaughtStackOverflowCounts() throws Exception {
    assertOutcome(
        CONFIRMED,
        "static int depth;",
        "static void down() { depth++; down(); }",
        "static void run() { try { down(); } catch (StackOverflowError e) { check(depth < 0); } }");
  }

  @Test
  void anAssertionWithHardlyAnyStackLeftCounts() throws Exception {
    ReplayResult result =
        Subject.of(
                folder,
                "static void run() { try { run(); } catch (StackOverflowError e) { check(false); }"
                    + " }")
            .timeoutMillis(20_000)
            .replay();
    assertThat(result.outcome()).as(result.toString()).isEqualTo(CONFIRMED);
  }

  @Test
  void muchOutputIsSurvived() throws Exception {
    assertOutcome(
        CONFIRMED,
        "static void run() {",
        "  for (int i = 0; i < 200000; i++) { System.out.println(\"outcome=RETURNED \" + i); }",
        "  check(false);",
        "}");
  }

  @Test
  void closedAndReplacedOutputIsSurvived() throws Exception {
    assertOutcome(
        CONFIRMED,
        "static void run() {",
        "  System.out.close();",
        "  System.setErr(null);",
        "  System.setOut(null);",
        "  check(false);",
        "}");
  }

  @Test
  void heldLocksAreSurvived() throws Exception {
    assertOutcome(
        CONFIRMED,
        "static void run() {",
        "  synchronized (System.out) { synchronized (Witness.class) { synchronized (Subject.class)"
            + " {",
        "    check(false);",
        "  } } }",
        "}");
  }

  @Test
  void ordinaryConcurrencyIsNotRefused() throws Exception {
    assertOutcome(
        CONFIRMED,
        "static void run() throws Exception {",
        "  java.util.concurrent.ExecutorService pool =",
        "      java.util.concurrent.Executors.newFixedThreadPool(2);",
        "  int one = pool.submit(() -> 1).get();",
        "  pool.shutdown();",
        "  int sum = java.util.stream.IntStream.range(0, 100).parallel().sum();",
        "  check(one + sum != 4951);",
        "}");
  }

  @Test
  void ordinaryLibraryUseIsNotRefused() throws Exception {
    assertOutcome(
        CONFIRMED,
        "static void run() throws Exception {",
        "  String s = java.time.LocalDate.of(2020, 1, 1).toString()",
        "      + java.time.ZoneId.systemDefault() + new java.util.Date()",
        "      + java.util.UUID.randomUUID() + String.format(\"%,d\", 12345)",
        "      + java.util.Locale.getDefault() + System.getenv()",
        "      + new java.security.SecureRandom().nextInt()",
        "      + java.util.TimeZone.getDefault().getDisplayName()",
        "      + java.text.NumberFormat.getCurrencyInstance().format(1)",
        "      + java.security.MessageDigest.getInstance(\"SHA-256\")",
        "      + java.nio.charset.Charset.availableCharsets().size()",
        "      + java.net.InetAddress.getLoopbackAddress()",
        "      + Subject.class.getResource(\"Subject.class\")",
        "      + Subject.class.getResource(\"/nowhere\");",
        "  java.util.logging.Logger.getLogger(\"subject\").info(s);",
        "  check(s.isEmpty());",
        "}");
  }

  @Test
  void aPrivateMethodCanBeTheEntryPoint() throws Exception {
    assertOutcome(CONFIRMED, "private static void run() { check(false); }");
  }

  @Test
  void ofOverloadedMethodsTheDescriptorChooses() throws Exception {
    ReplayResult result =
        Subject.of(
                folder,
                "static void run(int a) { }",
                "static int run(long a) { check(a == 0); return 1; }")
            .method("run", "(J)I")
            .arguments(Value.of(5L))
            .replay();
    assertThat(result.outcome()).isEqualTo(CONFIRMED);
  }

  @Test
  void mainGetsItsArray() throws Exception {
    ReplayResult result =
        Subject.of(folder, "public static void main(String[] args) { check(args.length != 0); }")
            .method("main", "([Ljava/lang/String;)V")
            .arguments(Value.strings(0))
            .replay();
    assertThat(result.outcome()).isEqualTo(CONFIRMED);
  }

  @Test
  void everyParameterTypeArrivesUnchanged() throws Exception {
    ReplayResult result =
        Subject.of(
                folder,
                "static void run(boolean z, byte b, char c, short s, int i, long j, float f,",
                "    double d, String t, String n, String[] a) {",
                "  check(!(z && b == -128 && c == '\\ud800' && s == -32768",
                "      && i == Integer.MIN_VALUE && j == Long.MIN_VALUE",
                "      && Float.floatToRawIntBits(f) == 0xffc12345",
                "      && Double.doubleToRawLongBits(d) == 0x8000000000000000L",
                "      && t.equals(\"a=b\\\\u0041\\n\\0\\udc00\") && n == null",
                "      && a.length == 2 && a[1].isEmpty()));",
                "}")
            .method("run", "(ZBCSIJFDLjava/lang/String;Ljava/lang/String;[Ljava/lang/String;)V")
            .arguments(
                Value.of(true),
                Value.of(Byte.MIN_VALUE),
                Value.of('\ud800'),
                Value.of(Short.MIN_VALUE),
                Value.of(Integer.MIN_VALUE),
                Value.of(Long.MIN_VALUE),
                Value.of(Float.intBitsToFloat(0xffc12345)),
                Value.of(-0.0),
                Value.of("a=b\\u0041\n\0\udc00"),
                Value.nullReference(),
                Value.strings(2))
            .replay();
    assertThat(result.outcome()).isEqualTo(CONFIRMED);
  }

  @Test
  void nullFitsEveryReference() throws Exception {
    ReplayResult result =
        Subject.of(folder, "static void run(Object o, int[] a) { check(o != null || a != null); }")
            .method("run", "(Ljava/lang/Object;[I)V")
            .arguments(Value.nullReference(), Value.nullReference())
            .replay();
    assertThat(result.outcome()).as(result.toString()).isEqualTo(CONFIRMED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "int:1,int:2", "long:1", "null:"})
  void argumentsThatDoNotFitAreRefused(String arguments) throws Exception {
    Subject subject =
        Subject.of(folder, "static void run(int a) { check(false); }").method("run", "(I)V");
    if (!arguments.isEmpty()) {
      for (String argument : arguments.split(",")) {
        subject.arguments(Value.parse(argument));
      }
    }
    assertThat(subject.replay().outcome()).isEqualTo(NOT_STARTED);
  }

  @Test
  void anUnknownClassIsNamed() throws Exception {
    ReplayResult result =
        Subject.of(folder, "static void run() { }").entry("subject.Nobody").replay();
    assertThat(result.outcome()).isEqualTo(NOT_STARTED);
    assertThat(result.detail()).contains("subject.Nobody");
  }

  @Test
  void anUnknownMethodIsNamed() throws Exception {
    ReplayResult result = Subject.of(folder, "static void run() { }").method("run", "()I").replay();
    assertThat(result.outcome()).isEqualTo(NOT_STARTED);
    assertThat(result.detail()).contains("run()I");
  }

  @Test
  void anInstanceMethodHasNoReceiverYet() throws Exception {
    assertOutcome(NOT_STARTED, "void run() { check(false); }");
  }

  private void assertOutcome(Outcome expected, String... members) throws Exception {
    ReplayResult result = Subject.of(folder, members).replay();
    assertThat(result.outcome()).as(result.toString()).isEqualTo(expected);
  }
}
