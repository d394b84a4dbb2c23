// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.CfaPrinter;
import org.junit.jupiter.api.Test;

/** What methods become, compared with the automaton a reader would draw. */
class CfaBuilderTest {

  private static void expect(String expected, String... members) {
    expectOf("f", expected, members);
  }

  private static void expectOf(String method, String expected, String... members) {
    Cfa cfa = Compiled.members(members).cfa(method);
    CfaInvariants.check(cfa);
    String printed = CfaPrinter.print(cfa);
    String body = printed.substring(printed.indexOf('\n') + 1);
    assertThat(body.strip()).isEqualTo(expected.strip());
  }

  @Test
  void aConditionalIsTwoEdges() {
    expect(
        """
        0@2
          -> return
               assume I0^0 >= 0
               I1^0 := I0^0
          -> return
               assume I0^0 < 0
               I1^0 := -1 * I0^0
        """,
        "static int f(int a) { return a < 0 ? -a : a; }");
  }

  @Test
  void aLoopHeadIsALocation() {
    expect(
        """
        0@3
          -> 1@4
               I1^0 := 0
               I2^0 := 0
        1@4 loop
          -> return
               assume I0^0 <= I2^0
               I3^0 := I1^0
          -> 1@4
               assume I2^0 < I0^0
               I1^0 := I1^0 + I2^0
               I2^0 := I2^0 + 1
        """,
        "static int f(int n) {",
        "  int s = 0;",
        "  for (int i = 0; i < n; i++) {",
        "    s += i;",
        "  }",
        "  return s;",
        "}");
  }

  @Test
  void aLoopAtTheStartHasAnEmptyEdgeInFront() {
    expect(
        """
        0@3
          -> 1@3
        1@3 loop
          -> return
               assume I0^0 < 4
               I1^0 := I0^0
          -> 1@3
               assume I0^0 >= 4
               I0^0 := I0^0 - 3
        """,
        "static int f(int n) {",
        "  while (n > 3) {",
        "    n -= 3;",
        "  }",
        "  return n;",
        "}");
  }

  @Test
  void aSwitchHasOneEdgeForEachTarget() {
    expect(
        """
        0@3
          -> return
               assume (I0^0 < 4) && (I0^0 >= 1)
               I1^0 := 10
          -> return
               assume I0^0 == 7
               I1^0 := 20
          -> return
               assume (I0^0 != 7) && ((I0^0 >= 4) || (I0^0 < 1))
               I1^0 := -1
        """,
        "static int f(int k) {",
        "  switch (k) {",
        "    case 1: case 2: case 3: return 10;",
        "    case 7: return 20;",
        "    default: return -1;",
        "  }",
        "}");
  }

  @Test
  void aSparseSwitchListsItsKeys() {
    expect(
        """
        0@3
          -> return
               assume (I0^0 == -100) || (I0^0 == 5000)
               I1^0 := 1
          -> return
               assume I0^0 == 9
               I1^0 := 2
          -> return
               assume (I0^0 != -100) && (I0^0 != 9) && (I0^0 != 5000)
               I1^0 := 3
        """,
        "static int f(int k) {",
        "  switch (k) {",
        "    case -100: case 5000: return 1;",
        "    case 9: return 2;",
        "  }",
        "  return 3;",
        "}");
  }

  @Test
  void divisionByZeroGoesToItsHandler() {
    expect(
        """
        0@4
          -> return
               assume I1^0 == 0
               class := store(class, next, 985533521)
               exception := next
               next := next + 1
               A2^0 := exception
               I3^0 := -1
          -> return
               assume I1^0 != 0
               I3^0 := I0^0 / I1^0
        """,
        "static int f(int a, int b) {",
        "  try {",
        "    return a / b;",
        "  } catch (ArithmeticException e) {",
        "    return -1;",
        "  }",
        "}");
  }

  @Test
  void divisionByZeroPassesHandlersOfOtherClasses() {
    expect(
        """
        0@4
          -> return
               assume I1^0 == 0
               class := store(class, next, 985533521)
               exception := next
               next := next + 1
               A2^0 := exception
               I3^0 := -2
          -> return
               assume I1^0 != 0
               I3^0 := I0^0 % I1^0
        """,
        "static int f(int a, int b) {",
        "  try {",
        "    return a % b;",
        "  } catch (IllegalStateException e) {",
        "    return -1;",
        "  } catch (RuntimeException e) {",
        "    return -2;",
        "  }",
        "}");
  }

  @Test
  void divisionByZeroLeavesTheMethod() {
    expect(
        """
        0@2
          -> throw
               assume J2^0 == 0
               class := store(class, next, 985533521)
               exception := next
               next := next + 1
          -> return
               assume J2^0 != 0
               J4^0 := J0^0 / J2^0
        """,
        "static long f(long a, long b) { return a / b; }");
  }

  @Test
  void divisionByAConstantCannotThrow() {
    expect(
        """
        0@2
          -> return
               I1^0 := I0^0 % 7
        """,
        "static int f(int a) { return a % 7; }");
  }

  @Test
  void finallyRethrowsWhatItCaught() {
    expect(
        """
        0@4
          -> 1@7
               assume I1^0 == 0
               class := store(class, next, 985533521)
               exception := next
               next := next + 1
               A3^0 := exception
               I0^0 := I0^0 + 1
          -> return
               assume I1^0 != 0
               I2^0 := I0^0 / I1^0
               I0^0 := I0^0 + 1
               I4^0 := I2^0
        1@7
          -> throw
               assume A3^0 == 0
               class := store(class, next, 2121661997)
               exception := next
               next := next + 1
          -> throw
               assume A3^0 != 0
               exception := A3^0
        """,
        "static int f(int a, int b) {",
        "  try {",
        "    return a / b;",
        "  } finally {",
        "    a++;",
        "  }",
        "}");
  }

  @Test
  void nestedConditionsShareTheirTargets() {
    expect(
        """
        0@3
          -> 4@6
               assume I0^0 == 0
          -> 1@3
               assume I0^0 != 0
        1@3
          -> 3@4
               assume I1^0 != 0
          -> 2@3
               assume I1^0 == 0
        2@3
          -> 4@6
               assume I2^0 < 4
          -> 3@4
               assume I2^0 >= 4
        3@4
          -> return
               I3^0 := 1
        4@6
          -> return
               I3^0 := I2^0
        """,
        "static int f(boolean a, boolean b, int x) {",
        "  if (a && (b || x > 3)) {",
        "    return 1;",
        "  }",
        "  return x;",
        "}");
  }

  @Test
  void valuesOnTheStackSurviveABranch() {
    expect(
        """
        0@2
          -> 1@2
               assume I1^0 < 1
               I2^0 := I0^0
               I3^0 := I1^0
          -> 1@2
               assume I1^0 >= 1
               I2^0 := I0^0
               I3^0 := I0^0
        1@2
          -> 2@2
               assume I0^0 <= I1^0
               I4^0 := 2
          -> 2@2
               assume I1^0 < I0^0
               I4^0 := 1
        2@2
          -> return
               I2^0 := I2^0 + (I3^0 * I4^0)
        """,
        "static int f(int a, int b) { return a + (b > 0 ? a : b) * (a > b ? 1 : 2); }");
  }

  @Test
  void aLoadedVariableKeepsItsOldValue() {
    expect(
        """
        0@3
          -> return
               I2^0 := I0^0
               I0^0 := I0^0 + 1
               I0^0 := I0^0 + 1
               I1^0 := I0^0 + I2^0
               I2^0 := I0^0 * I1^0
        """,
        "static int f(int x) {",
        "  int y = x++ + ++x;",
        "  return x * y;",
        "}");
  }

  @Test
  void aLongComparisonIsOneCondition() {
    expect(
        """
        0@2
          -> 1@2
               assume J2^0 <= J0^0
               I4^0 := 0
          -> 1@2
               assume J0^0 < J2^0
               I4^0 := 1
        1@2
          -> return
               I4^0 := I4^0 & 1
        """,
        "static boolean f(long a, long b) { return a < b; }");
  }

  @Test
  void longsTakeTwoSlots() {
    expect(
        """
        0@2
          -> return
               J4^0 := ((bv64) I3^0) + (J1^0 << ((bv64) I0^0))
        """,
        "static long f(int a, long b, byte c) { return (b << a) + c; }");
  }

  @Test
  void narrowingConversions() {
    expect(
        """
        0@2
          -> return
               I1^0 := (I0^0 & 65535) + ((bv32) ((bv8) I0^0)) + ((bv32) ((bv16) I0^0))
        """,
        "static int f(int a) { return (byte) a + (short) a + (char) a; }");
  }

  @Test
  void anAssertionHasAGuardAndAFailure() {
    expect(
        """
        0@2
          -> 1@2
               evaluate T#f(I)V@0:assert
        1@2
          -> return
               assume I0^0 >= 1
          -> 2@2
               assume I0^0 < 1
        2@2
          -> 3@2
               FAIL T#f(I)V@0:assert
        3@2
          -> throw
               class := store(class, next, 1622040346)
               exception := next
               next := next + 1
        """,
        "static void f(int x) { assert x > 0 : \"x is \" + x; }");
  }

  @Test
  void anAssertionAtTheEndOfALoop() {
    expect(
        """
        0@3
          -> 1@4
               I1^0 := 0
        1@4 loop
          -> return
               assume I0^0 <= I1^0
               I2^0 := I1^0
          -> 2@6
               assume I1^0 < I0^0
               I1^0 := I1^0 + 2
        2@6
          -> 3@6
               evaluate T#f(I)I@0:assert
        3@6
          -> 1@4
               assume I1^0 != 7
          -> 4@6
               assume I1^0 == 7
        4@6
          -> 5@6
               FAIL T#f(I)I@0:assert
        5@6
          -> throw
               class := store(class, next, 1622040346)
               exception := next
               next := next + 1
        """,
        "static int f(int n) {",
        "  int i = 0;",
        "  while (i < n) {",
        "    i += 2;",
        "    assert i != 7;",
        "  }",
        "  return i;",
        "}");
  }

  @Test
  void aFailedAssertionCanBeCaught() {
    expect(
        """
        0@4
          -> 1@4
               evaluate T#f(I)I@0:assert
        1@4
          -> return
               assume I0^0 != 3
               I2^0 := 0
          -> 2@4
               assume I0^0 == 3
        2@4
          -> 3@4
               FAIL T#f(I)I@0:assert
        3@4
          -> return
               class := store(class, next, 1622040346)
               exception := next
               next := next + 1
               A1^0 := exception
               I2^0 := 1
        """,
        "static int f(int x) {",
        "  try {",
        "    assert x != 3;",
        "    return 0;",
        "  } catch (Throwable t) {",
        "    return 1;",
        "  }",
        "}");
  }

  @Test
  void aThrownAssertionErrorIsNoAssertion() {
    expect(
        """
        0@3
          -> return
               assume I0^0 < 4
          -> 1@4
               assume I0^0 >= 4
               A1^0 := next
               class := store(class, next, 1622040346)
               java/lang/Throwable.backtrace := store(java/lang/Throwable.backtrace, next, 0)
               java/lang/Throwable.detailMessage := store(java/lang/Throwable.detailMessage, next, 0)
               java/lang/Throwable.cause := store(java/lang/Throwable.cause, next, 0)
               java/lang/Throwable.stackTrace := store(java/lang/Throwable.stackTrace, next, 0)
               java/lang/Throwable.depth := store(java/lang/Throwable.depth, next, 0)
               java/lang/Throwable.suppressedExceptions := store(java/lang/Throwable.suppressedExceptions, next, 0)
               next := next + 1
        1@4
          -> 2@4
               special java.lang.AssertionError#<init>()V (A1^0)
        2@4
          -> throw
               assume A1^0 == 0
               class := store(class, next, 2121661997)
               exception := next
               next := next + 1
          -> throw
               assume A1^0 != 0
               exception := A1^0
        """,
        "static void f(int x) {",
        "  if (x > 3) {",
        "    throw new AssertionError();",
        "  }",
        "}");
  }

  @Test
  void theAssertionFlagIsSetByNobody() {
    expectOf(
        "<clinit>",
        """
        0@1
          -> return
               initialised T := 1
               I0^0 := 0
        """,
        "static int x;",
        "static void g() { assert x > 0; }");
  }

  @Test
  void callsAreAloneOnTheirEdges() {
    expect(
        """
        0@2
          -> 1@2
               I1^0 := static T#f(I)I (I0^0)
        1@2
          -> 2@2
               I1^0 := static T#f(I)I (I1^0)
        2@2
          -> 3@2
               I2^0 := static T#f(I)I (I0^0)
        3@2
          -> return
               I3^0 := I0^0
               I0^0 := I0^0 + 1
               I1^0 := I1^0 + (I2^0 * I3^0)
        """,
        "static int f(int a) { return f(f(a)) + f(a) * a++; }");
  }

  @Test
  void aCallKnowsItsHandlers() {
    expect(
        """
        0@4 catch java/lang/IllegalArgumentException -> 1@5
          -> return
               I2^0 := static T#f(I)I (I0^0 - 1)
        1@5
          -> return
               A1^0 := exception
               I2^0 := I0^0
        """,
        "static int f(int a) {",
        "  try {",
        "    return f(a - 1);",
        "  } catch (IllegalArgumentException e) {",
        "    return a;",
        "  }",
        "}");
  }

  @Test
  void staticFieldsAreGlobals() {
    expect(
        """
        0@3
          -> 1@3
               I0^0 := T.count
               T.count := T.count + 1
        1@3
          -> 2@3
               I1^0 := static T#g()I ()
        2@3
          -> return
               I0^0 := I0^0 + I1^0
        """,
        "static int count;",
        "static int f() { return count++ + g(); }",
        "static int g() { return count; }");
  }

  @Test
  void whatMayThrowHasTwoWays() {
    expect(
        """
        0@2
          -> throw
               assume A0^0 == 0
               class := store(class, next, 2121661997)
               exception := next
               next := next + 1
          -> 1@2
               assume A0^0 != 0
        1@2
          -> throw
               assume length[A0^0] == 0
               class := store(class, next, 1779522338)
               exception := next
               next := next + 1
          -> 2@2
               assume length[A0^0] != 0
        2@2
          -> throw
               assume A1^0 == 0
               class := store(class, next, 2121661997)
               exception := next
               next := next + 1
          -> 3@2
               assume A1^0 != 0
               I2^0 := int[][A0^0 ++ 0]
        3@2
          -> 4@2
               I3^0 := virtual java.lang.String#length()I (A1^0)
        4@2
          -> return
               I2^0 := I2^0 + I3^0
        """,
        "static int f(int[] a, String s) { return a[0] + s.length(); }");
  }

  @Test
  void anEndlessLoop() {
    expect(
        """
        0@2
          -> 1@2
        1@2 loop
          -> 1@2
        """,
        "static void f() { while (true) {} }");
  }

  @Test
  void constantsOfInitialisersAreKnown() {
    expect(
        """
        0@6
          -> return
               I0^0 := 12
        """,
        "static final int A = 5;",
        "static final int B;",
        "static int c;",
        "static { B = 7; }",
        "static int f() { return A + B; }");
  }

  @Test
  void aFieldOfTheOwnClassNeedsNoInitialiser() {
    expect(
        """
        0@3
          -> return
               I0^0 := T.c
        """,
        "static int c = 3;",
        "static int f() { return c; }");
  }

  @Test
  void aDivisionByZeroForCertainHasOnlyOneWay() {
    expect(
        """
        0@3
          -> throw
               I0^0 := 0
               class := store(class, next, 985533521)
               exception := next
               next := next + 1
        """,
        "static int f() {",
        "  int zero = 0;",
        "  return 1 / 0;",
        "}");
  }
}
