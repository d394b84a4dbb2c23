// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.DashVerifier;
import io.github.dashverify.engine.ProgressListener;
import io.github.dashverify.engine.VerificationTask.Limits;
import io.github.dashverify.engine.testing.JavaSources;
import io.github.dashverify.engine.testing.Tasks;
import io.github.dashverify.engine.verdict.AssertionResult;
import io.github.dashverify.engine.verdict.AssertionSite;
import io.github.dashverify.engine.verdict.Counterexample;
import io.github.dashverify.engine.verdict.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every subject program gets the verdicts written beside its assertions. A verdict that contradicts
 * one is always a failure; {@code UNKNOWN} is one unless {@code undecided.txt} lists the assertion.
 *
 * <p>{@code -Ddashverify.corpus.regenerate=true} writes that list anew from what is seen.
 */
class CorpusTest {

  private static final Limits LIMITS = new Limits(150, 10, 600);
  private static final int AT_LEAST = 150;
  private static final boolean REGENERATE = Boolean.getBoolean("dashverify.corpus.regenerate");

  @TempDir static Path classes;

  private static List<SubjectFile> subjects;
  private static UndecidedList undecided;
  private static final Map<String, List<AssertionResult>> RESULTS = new HashMap<>();

  @BeforeAll
  static void verifyAll() throws Exception {
    subjects = SubjectFile.all();
    JavaSources.compileFiles(subjects.stream().map(SubjectFile::path).toList(), classes);
    for (AssertionResult result :
        DashVerifier.verify(Tasks.all(classes, LIMITS), ProgressListener.NONE).results()) {
      RESULTS.computeIfAbsent(place(result.assertion()), p -> new ArrayList<>()).add(result);
    }
    if (REGENERATE) {
      UndecidedList.write(openNow());
    }
    undecided = UndecidedList.read();
  }

  @TestFactory
  Stream<DynamicTest> verdicts() {
    return subjects.stream()
        .map(
            subject ->
                DynamicTest.dynamicTest(
                    subject.name(),
                    subject.path().toUri(),
                    () -> assertThat(complaints(subject)).isEmpty()));
  }

  @Test
  void corpusIsLargeAndSaysWhatItExpectsOfEveryAssertion() {
    List<String> expected = new ArrayList<>();
    for (SubjectFile subject : subjects) {
      subject.expectations().keySet().forEach(line -> expected.add(subject.name() + ":" + line));
    }
    assertThat(expected).hasSizeGreaterThan(AT_LEAST);
    assertThat(RESULTS.keySet()).containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void undecidedListNamesOnlyAssertions() {
    assertThat(undecided.stale(subjects)).isEmpty();
  }

  private static List<String> complaints(SubjectFile subject) {
    List<String> complaints = new ArrayList<>();
    subject
        .expectations()
        .forEach(
            (line, expected) -> {
              List<AssertionResult> results =
                  RESULTS.getOrDefault(subject.name() + ":" + line, List.of());
              String listed = undecided.reason(subject, line);
              for (AssertionResult result : results) {
                String complaint = complaint(expected, result, listed);
                if (complaint != null) {
                  complaints.add(
                      "%s:%d from %s: expected %s, but %s"
                          .formatted(subject.name(), line, result.entry(), expected, complaint));
                }
              }
              if (listed != null
                  && !listed.equals(UndecidedList.SOMETIMES)
                  && results.stream().noneMatch(CorpusTest::isOpen)) {
                complaints.add(
                    "%s:%d is decided: remove it from undecided.txt"
                        .formatted(subject.name(), line));
              }
            });
    return complaints;
  }

  /** What is wrong with a result, null if nothing is. */
  private static String complaint(Expectation expected, AssertionResult result, String listed) {
    Verdict verdict = result.verdict();
    if (verdict instanceof Verdict.Unknown unknown) {
      if (unknown.reason().contains("internal error")) {
        return unknown.reason();
      }
      boolean mayBeOpen =
          listed != null || expected.mayStayOpen() || expected.verdict().equals("UNKNOWN");
      return mayBeOpen ? null : "UNKNOWN: " + unknown.reason();
    }
    if (!verdict.name().equals(expected.verdict())) {
      return verdict.toString();
    }
    return verdict instanceof Verdict.Violated violated
        ? complaint(expected, violated.counterexample())
        : null;
  }

  private static String complaint(Expectation expected, Counterexample counterexample) {
    if (counterexample.call().isEmpty()) {
      return "the counterexample has no call";
    }
    Map<String, String> input = new TreeMap<>();
    counterexample.arguments().forEach(a -> input.put(a.name(), a.value().replaceAll("L$", "")));
    return input.entrySet().containsAll(expected.uniqueInput().entrySet())
        ? null
        : "the input is " + counterexample.call();
  }

  private static Map<String, String> openNow() {
    Map<String, String> open = new TreeMap<>();
    for (SubjectFile subject : subjects) {
      subject
          .expectations()
          .forEach(
              (line, expected) -> {
                String place = subject.name() + ":" + line;
                for (AssertionResult result : RESULTS.getOrDefault(place, List.of())) {
                  if (result.verdict() instanceof Verdict.Unknown unknown
                      && !expected.mayStayOpen()
                      && !expected.verdict().equals("UNKNOWN")) {
                    open.put(place, UndecidedList.wordFor(unknown.reason()));
                  }
                }
              });
    }
    return open;
  }

  private static boolean isOpen(AssertionResult result) {
    return result.verdict() instanceof Verdict.Unknown;
  }

  private static String place(AssertionSite site) {
    String[] packages = site.className().split("\\.");
    return packages[1] + "/" + site.file() + ":" + site.line();
  }
}
