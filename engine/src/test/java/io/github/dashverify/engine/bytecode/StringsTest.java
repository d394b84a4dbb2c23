// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import org.junit.jupiter.api.Test;

/** Strings and the library, as far as the JDK's own code can be read. */
class StringsTest {

  private static final int[] SOME = {-1, 0, 1, 2, 3, 5, 12345};

  @Test
  void constants() {
    Differential.members(
            "static int f(int n) { String s = n > 1 ? \"hello\" : \"w\\u00f6rld\";",
            "String t = n > 2 ? \"hello\" : null; return (s == t ? 1000 : 0) + s.length() * 7",
            "+ s.charAt(n) + (s.equals(t) ? 1 : 0) + s.hashCode() + (s.isEmpty() ? 1 : 0)",
            "+ s.indexOf('l') + (s.startsWith(\"he\") ? 3 : 4) + s.compareTo(\"help\"); }")
        .agreesOnEach(0, 1, 2, 3);
  }

  @Test
  void switchOnStrings() {
    Differential.members(
            "static int f(int n) { String[] all = {\"a\", \"bb\", \"Aa\", \"BB\", \"x\"};",
            "switch (all[n]) { case \"a\": return 1; case \"Aa\": return 2; case \"BB\": return 3;",
            "default: return 4; } }")
        .agreesOnEach(0, 1, 2, 3, 4);
  }

  @Test
  void builders() {
    Differential.members(
            "static int f(int n) { StringBuilder b = new StringBuilder(); b.append(\"n=\");",
            "b.append(n).append(';').append(true); String s = b.toString();",
            "return s.hashCode() + s.length() + b.reverse().toString().hashCode(); }")
        .agreesOnEach(SOME);
  }

  @Test
  void messagesOfExceptions() {
    Differential.members(
            "static int f(int n) { try { if (n > 1) throw new IllegalArgumentException(\"big\");",
            "throw new Exception(\"small\"); } catch (IllegalArgumentException e) {",
            "return e.getMessage().length(); } catch (Exception e) {",
            "return e.getCause() == null ? -e.getMessage().length() : 0; } }")
        .agreesOnEach(SOME);
  }

  @Test
  void boxes() {
    Differential.members(
            "static int f(int n) { Integer a = n; Integer b = n; Object o = a; Long l = (long) n;",
            "return (a == b ? 1 : 0) + (a.equals(b) ? 2 : 0) + a.hashCode() + (int) o",
            "+ (l.equals(o) ? 4 : 0) + a.compareTo(3); }")
        .agreesOnEach(SOME);
  }

  @Test
  void lists() {
    Differential.source(
            "import java.util.*;",
            "class T { static int f(int n) { List<Integer> l = new ArrayList<>();",
            "for (int i = 0; i < 12; i++) { l.add(i * n); } l.remove(3); int s = 0;",
            "for (int x : l) { s = s * 31 + x; } return s + l.size() + l.get(n) ; } }")
        .agreesOnEach(SOME);
  }

  @Test
  void maps() {
    Differential.source(
            "import java.util.*;",
            "class T { static int f(int n) { Map<String, Integer> m = new HashMap<>();",
            "m.put(\"a\", n); m.put(\"b\", 2); m.put(\"a\", n + 1);",
            "int s = 0; for (Map.Entry<String, Integer> e : m.entrySet()) { s = s * 31",
            "+ e.getValue() + e.getKey().length(); }",
            "return s + m.size() + (m.containsKey(\"c\") ? 1 : 0) + m.get(\"a\"); } }")
        .agreesOnEach(SOME);
  }
}
