// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.DashVerifier;
import io.github.dashverify.engine.ProgressListener;
import io.github.dashverify.engine.VerificationTask.Limits;
import io.github.dashverify.engine.testing.JavaSources;
import io.github.dashverify.engine.testing.Tasks;
import io.github.dashverify.engine.verdict.AssertionResult;
import io.github.dashverify.engine.verdict.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Classes with everything Java has in them. Nothing crashes; every verdict is right or {@code
 * UNKNOWN} with a reason that names what is not supported and where.
 */
class EveryFeatureTest {

  private static final String SOURCE =
      """
      import java.util.*;
      import java.util.function.*;

      public class Features {
        static int counter;
        int field = 3;
        static final int[] TABLE = {1, 2, 3};
        enum Color { RED, GREEN { int weight() { return 2; } }; int weight() { return 1; } }
        record Pair(int first, String second) {
          Pair { assert first != 4; } // VIOLATED
        }
        sealed interface Shape permits Square, Circle {}
        record Square(double side) implements Shape {}
        record Circle(double radius) implements Shape {}
        interface Greeter { default String greet() { return "hi"; } }

        static void lambda(int x) {
          IntUnaryOperator twice = y -> y * 2;
          assert twice.applyAsInt(x) != 3; // PROVED
        }
        static void insideLambda(int x) {
          Runnable r = () -> { assert x != 8; }; // VIOLATED
          r.run();
        }
        static void methodReference(int x) {
          Function<Integer, String> f = String::valueOf;
          assert f.apply(x).length() > 0; // PROVED
        }
        static int stringSwitch(String s) {
          int r = switch (s) { case "a" -> 1; case "b" -> 2; default -> 3; };
          assert r < 4; // PROVED
          assert r != 2; // VIOLATED
          return r;
        }
        static void tryWithResources(int x) throws Exception {
          try (AutoCloseable c = () -> counter++) { counter = x; }
          assert counter == x + 1; // PROVED
        }
        static synchronized void synchronizedMethod(int x) { assert x != 5; } // VIOLATED
        static void synchronizedBlock(int x) {
          synchronized (Features.class) { assert x * 2 != 5; } // PROVED
        }
        static void generics(int x) {
          List<Integer> list = new ArrayList<>(List.of(x));
          for (int y : list) { assert y == x; } // PROVED
        }
        static int varargs(int... xs) { assert xs.length >= 0; return xs.length; } // PROVED
        static void floats(float f, double d) {
          assert f == f; // VIOLATED
          assert d * 0 == 0; // VIOLATED
          assert (int) f <= Integer.MAX_VALUE; // PROVED
        }
        static void arrays(int i) {
          int[] a = new int[10];
          a[i] = 7;
          assert i >= 0 && i < 10 && a[i] == 7; // PROVED
          int[][] b = new int[2][3];
          assert b[1].length == 3; // PROVED
        }
        static void strings(int x) {
          String s = "x" + x;
          assert s.length() > 1; // PROVED
          assert !s.equals("x42"); // VIOLATED
        }
        static void boxes(int x) {
          Integer a = x;
          Integer b = x;
          assert a.equals(b); // PROVED
          assert a == b; // VIOLATED
        }
        static void enums(int x) {
          Color c = Color.values()[x & 1];
          int w = switch (c) { case RED -> 1; case GREEN -> 2; };
          assert w == c.weight(); // PROVED
        }
        static double sealedTypes(Shape s) {
          double area = s instanceof Square q ? q.side() : ((Circle) s).radius();
          assert area == area; // VIOLATED
          return area;
        }
        int instance(int x) {
          assert field == 3; // VIOLATED
          field = x;
          return field;
        }
        static void exceptions(int x) {
          int y = 0;
          try {
            if (x > 3) { throw new IllegalStateException("no"); }
            y = 1;
          } catch (IllegalStateException | NullPointerException e) {
            y = 2;
          } finally {
            y += 10;
          }
          assert y == 11 || y == 12; // PROVED
          assert y != 12; // VIOLATED
        }
        static void nested(int x) {
          class Local { int get() { assert x != 6; return x; } } // VIOLATED
          new Local().get();
          new Object() { void m() { assert x != 9; } }.m(); // VIOLATED
        }
        static void textBlock(int x) {
          assert \"\"\"
              text\"\"\".length() == 4; // PROVED
        }
        static long recursion(long n) {
          assert n >= 0; // VIOLATED
          return n <= 1 ? 1 : n * recursion(n - 1);
        }
        static void library(int x) {
          assert Math.abs(x) >= 0; // VIOLATED
          assert Math.max(x, 3) >= 3; // PROVED
          assert Integer.bitCount(x) <= 32; // PROVED
          assert Objects.hash(x) != 0 || x == -31; // PROVED
        }
        static void streams(int x) {
          assert java.util.stream.IntStream.of(x, x).sum() % 2 == 0; // PROVED
        }
        static void nulls(Object o) {
          assert o != null; // VIOLATED
        }
        static void statics(int x) {
          TABLE[0] = x;
          assert TABLE.length == 3; // PROVED
        }
        native void nothing();
        static void labelled(int x) {
          outer:
          for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) { if (i * j == x) { break outer; } }
          }
          assert x < 100; // VIOLATED
        }
        static { assert counter == 0; } // PROVED
        { assert field == 3; } // PROVED
      }
      """;

  @TempDir Path classes;

  @Test
  void nothingCrashesAndNoVerdictIsWrong() throws Exception {
    JavaSources.compile("Features", SOURCE, classes);
    List<String> lines = SOURCE.lines().toList();
    List<AssertionResult> results =
        DashVerifier.verify(Tasks.all(classes, new Limits(50, 5, 300)), ProgressListener.NONE)
            .results();
    List<String> complaints = new ArrayList<>();
    for (AssertionResult result : results) {
      String line = lines.get(result.assertion().line() - 1);
      String complaint = complaint(line, result.verdict());
      if (!complaint.isEmpty()) {
        complaints.add(result.entry() + ": " + line.strip() + ": " + complaint);
      }
    }
    assertThat(complaints).isEmpty();
    assertThat(results).hasSizeGreaterThan(30);
  }

  private static String complaint(String line, Verdict verdict) {
    if (verdict instanceof Verdict.Unknown unknown) {
      String reason = unknown.reason();
      return reason.isBlank() || reason.contains("internal error") ? reason : "";
    }
    Expectation expected = Expectation.of(line);
    return expected == null || verdict.name().equals(expected.verdict()) ? "" : verdict.toString();
  }
}
