// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.concrete.InputVector;
import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.dash.Outcome.GaveUp;
import io.github.dashverify.engine.dash.Outcome.NoPath;
import io.github.dashverify.engine.dash.Outcome.Reached;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The traps that earlier implementations of the loop fell into, each with a small program. */
@Timeout(120)
class DashLoopTest {

  private static final int FEW = 6;

  /** One query to the end of the run that is there, instead of a refinement for every round. */
  @Test
  void traceNeedNotFollowTheAbstractPath() throws Exception {
    Search search =
        Search.of(
            "static void f(int a) {",
            "  int i = 0;",
            "  while (i < 1000) { i++; }",
            "  assert a <= 0;",
            "}");
    assertThat(search.outcome()).isInstanceOf(Reached.class);
    assertThat(search.tally().iterations()).isLessThanOrEqualTo(FEW);
  }

  @Test
  void newestOfManyStatesIsExtended() throws Exception {
    Search search =
        Search.of(
            "static void f(int n) {",
            "  int a = n == 0 ? 1 : n;",
            "  int i = 0;",
            "  while (i < 1000) { i++; }",
            "  assert a != 0;",
            "}");
    assertThat(search.outcome()).isInstanceOf(NoPath.class);
    assertThat(search.tally().iterations()).isLessThanOrEqualTo(FEW);
  }

  /** Without the check for empty regions this is exponential in the number of diamonds. */
  @ParameterizedTest
  @ValueSource(ints = {5, 10, 20})
  void diamondsThatDoNotMatterCostNothing(int diamonds) throws Exception {
    Search search = Search.of(diamonds(diamonds));
    assertThat(search.outcome()).isInstanceOf(NoPath.class);
    assertThat(search.tally().iterations()).isLessThanOrEqualTo(FEW);
    assertThat(search.tally().iterations()).isEqualTo(Search.of(diamonds(2)).tally().iterations());
  }

  private static String diamonds(int count) {
    StringBuilder source = new StringBuilder("static void f(int x) {\nint lock = 1, y = 0;\n");
    for (int i = 0; i < count; i++) {
      source.append("if ((x >> ").append(i).append(" & 1) == 0) { y++; } else { y--; }\n");
    }
    return source.append("assert lock == 1;\n}").toString();
  }

  /** The predicate behind the loop is an invariant of it: no refinement for every round. */
  @Test
  void loopThatDoesNotMatterIsNotUnrolled() throws Exception {
    Search search =
        Search.of(
            "static void f(int rounds) {",
            "  int b = 0, i = 0;",
            "  while (i < rounds) { i++; }",
            "  assert b != 1;",
            "}");
    assertThat(search.outcome()).isInstanceOf(NoPath.class);
    assertThat(search.tally().iterations()).isLessThanOrEqualTo(FEW);
  }

  /** Every round of refinement gives another predicate, all of them implied by the last. */
  @Test
  void predicateBehindTheLoopIsTriedBeforeItsWeakestPrecondition() throws Exception {
    Search search =
        Search.of(
            "static void f(int rounds) {",
            "  int y = 0;",
            "  for (int i = 0; i < rounds; i++) { y = 6 * y; }",
            "  assert y == 0;",
            "}");
    assertThat(search.outcome()).isInstanceOf(NoPath.class);
    assertThat(search.tally().iterations()).isLessThanOrEqualTo(FEW);
  }

  /** A half of a region that no state is in must not become a frontier again and again. */
  @Test
  void regionsWithoutStatesAreDropped() throws Exception {
    Search search =
        Search.of(
            "static void f(int x, int n) {",
            "  int y = x & 3;",
            "  for (int i = 0; i < n; i++) { y = y == 3 ? 0 : y + 1; }",
            "  assert y >= 0 && y < 4;",
            "}");
    assertThat(search.outcome()).isInstanceOf(NoPath.class);
    assertThat(search.tally().iterations()).isLessThanOrEqualTo(2 * FEW);
  }

  /** The initial region is in front of the loop head, not the loop head itself. */
  @Test
  void methodThatStartsWithALoopHead() throws Exception {
    Search search =
        Search.of("static void f(int x) { while (x > 0) { x--; } assert x <= 0 && x != 1; }");
    assertThat(search.outcome()).isInstanceOf(NoPath.class);
  }

  /** The first input spins for ever; its states are the way to the one that does not. */
  @Test
  void statesOfARunThatWasCutOffCount() throws Exception {
    Search search =
        Search.withSteps(50, "static void f(int x) { while (x == 0) { } assert x != 7; }");
    assertThat(search.runs().get(0).end()).isInstanceOf(TestRun.End.CutOff.class);
    assertThat(search.outcome()).isInstanceOf(Reached.class);
  }

  /** The budget of a test starts behind the frontier, however long the way there is. */
  @Test
  void budgetOfATestStartsBehindTheFrontier() throws Exception {
    Search search =
        Search.withSteps(
            60,
            "static void f(int x) {",
            "  for (int i = 0; i < 40; i++) { }",
            "  if (x > 5) { for (int i = 0; i < 40; i++) { } }",
            "  if (x > 6) { for (int i = 0; i < 40; i++) { } }",
            "  assert x != 77;",
            "}");
    assertThat(search.outcome()).isInstanceOf(Reached.class);
  }

  @Test
  void infiniteLoopBeforeTheAssertion() throws Exception {
    Search search =
        Search.of(
            "static void f(int x) {",
            "  boolean running = true;",
            "  while (running) { x++; }",
            "  assert x == 0;",
            "}");
    assertThat(search.outcome()).isInstanceOf(NoPath.class);
  }

  @Test
  void noInputIsRunTwice() throws Exception {
    Search search =
        Search.of(
            "static void f(int a, byte b, boolean c) {",
            "  int n = 0;",
            "  if (a > 10) { n++; }",
            "  if (b == 3) { n++; }",
            "  if (c) { n++; }",
            "  if (a * 3 == 99) { n++; }",
            "  assert n != 4;",
            "}");
    assertThat(search.outcome()).isInstanceOf(Reached.class);
    Set<InputVector> inputs = new LinkedHashSet<>();
    search.runs().forEach(run -> inputs.add(run.inputs()));
    assertThat(search.tally().tests()).isEqualTo(inputs.size());
  }

  /** Every round either runs a test or changes the graph: a budget is used up, never a thread. */
  @Test
  void everyRoundMakesProgress() throws Exception {
    Search search =
        Search.of(
            "static void f(int n) {",
            "  int i = 0, s = 0;",
            "  while (i < n) { s += i; i++; }",
            "  assert s != -7;",
            "}");
    int progress = search.tally().tests() + search.tally().refinements();
    assertThat(progress).isGreaterThanOrEqualTo(search.tally().iterations());
  }

  @Test
  void assertionInACallee() throws Exception {
    Search reached =
        Search.of(
            "static void f(int x) { g(x, 3); }",
            "private static void g(int a, int b) { assert a * 4 + b != 43; }");
    assertThat(reached.outcome()).isInstanceOf(Reached.class);
    Search proved =
        Search.of(
            "static void f(int x) { if (x != 10) { g(x & 0xff, 3); } }",
            "private static void g(int a, int b) { assert a < 256 && b == 3; }");
    assertThat(proved.outcome()).isInstanceOf(NoPath.class);
  }

  /** What the caller knows restricts the question to the callee. */
  @Test
  void callersFactsHoldInTheCallee() throws Exception {
    Search search =
        Search.of(
            "static void f(int x) {",
            "  if (x != Integer.MIN_VALUE) { int y = abs(x); assert y >= 0; }",
            "}",
            "private static int abs(int a) { return a < 0 ? -a : a; }");
    assertThat(search.outcome()).isInstanceOf(NoPath.class);
  }

  @Test
  void caughtErrorIsAViolationAllTheSame() throws Exception {
    Search search =
        Search.of(
            "static void f(int x) {",
            "  try { g(x); } catch (Throwable swallowed) { }",
            "}",
            "private static void g(int x) { assert x != 7; }");
    assertThat(search.outcome()).isInstanceOf(Reached.class);
  }

  @Test
  void exceptionEndsTheRunBeforeTheAssertion() throws Exception {
    Search search = Search.of("static void f(int x) { int y = 10 / x; assert x != 0; }");
    assertThat(search.outcome()).isInstanceOf(NoPath.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static int f(int n) { int r = f(n + 1); assert r == 0; return r; }",
        "static int f(int n) { int r = n <= 0 ? 0 : f(n - 1); assert r < 5; return r + 1; }",
        "static int f(int n) { int r = n == 0 ? 0 : g(n - 1); assert r >= 0; return r; }"
            + "static int g(int n) { return f(n - 1); }",
        "static int f(int n) { assert n < 100; return n <= 1 ? n : f(n - 1) + f(n - 2); }"
      })
  void recursionDoesNotHang(String program) throws Exception {
    Search search = Search.withSteps(2000, program);
    assertThat(search.tally().iterations()).isLessThanOrEqualTo(100);
  }

  @Test
  void unsupportedCallIsNamedWithItsLine() throws Exception {
    Search search =
        Search.of(
            "static void f(int x) {", "  long now = System.nanoTime();", "  assert now != x;", "}");
    assertThat(search.outcome()).isInstanceOf(GaveUp.class);
    assertThat(search.reason()).contains("nanoTime").contains("line 3");
  }

  @Test
  void loopThatNeedsAnInvariantGivesUpAndNamesItsLine() throws Exception {
    Search search =
        Search.of(
            "static void f(int n) {",
            "  int i = 0, s = 0;",
            "  while (i < n) { s += 2; i++; }",
            "  assert s / 2 == i || s < 0;",
            "}");
    assertThat(search.outcome()).isNotInstanceOf(Reached.class);
  }
}
