// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import org.junit.jupiter.api.Test;

/** Objects, arrays, exceptions and initialisers: the interpreter does what the JVM does. */
class ObjectsTest {

  private static final int[] SOME = {-3, -1, 0, 1, 2, 3, 7, 100, Integer.MIN_VALUE};

  @Test
  void fieldsAndConstructors() {
    Differential.source(
            "class P { int x; byte b; boolean z; char c; P next;",
            "  P(int x) { this.x = x; b = (byte) x; z = x > 1; c = (char) x; }",
            "  int sum() { return x + b + c + (z ? 1 : 0) + (next == null ? 0 : next.sum()); } }",
            "class T { static int f(int n) {",
            "  P p = new P(n); P q = new P(n + 1); p.next = q; q.x += 5; q = p; q.x++;",
            "  if (n == 7) { q = null; } return p.sum() * 31 + q.x; } }")
        .agreesOnEach(SOME);
  }

  @Test
  void virtualCalls() {
    Differential.source(
            "interface Shape { int area(); default int twice() { return 2 * area(); } }",
            "abstract class Base implements Shape { int k; public int area() { return k; } }",
            "class A extends Base { A(int k) { this.k = k; } }",
            "class B extends A { B(int k) { super(k); } public int area() {",
            "  return super.area() * 3; } }",
            "class C extends B { C() { super(4); } public int twice() { return -area(); } }",
            "class T { static int f(int n) { Shape s = n < 0 ? new A(n) : n < 2 ? new B(n)",
            "  : n == 3 ? null : new C(); return s.twice() + s.area(); } }")
        .agreesOnEach(SOME);
  }

  @Test
  void arrays() {
    Differential.members(
            "static int f(int n) { int[] a = new int[n]; a[2] = 7; a[n - 1] += 3;",
            "byte[] b = {1, 2, (byte) n}; char[] c = {'a', (char) n}; boolean[] z = {n > 2, true};",
            "short[] s = {(short) (n * 1000)}; long[] l = {n * 10000000000L}; int sum = 0;",
            "for (int x : a) { sum = sum * 31 + x; }",
            "return sum + b[2] + c[1] + (z[0] ? 1 : 0) + s[0] + (int) (l[0] >> 3) + a.length; }")
        .agreesOnEach(SOME);
  }

  @Test
  void arraysOfArrays() {
    Differential.members(
            "static int f(int n) { int[][] a = new int[3][n]; a[1][1] = 5; int[][][] b =",
            "new int[2][n][]; b[1][0] = a[1]; b[1][0][0] = n; Object o = a; int[][] c ="
                + " (int[][]) o;",
            "return c[1][0] + c[1][1] * 7 + c[0][0] + c.length * 100 + c[2].length; }")
        .agreesOnEach(SOME);
  }

  @Test
  void typeTests() {
    Differential.source(
            "class A {} class B extends A implements Runnable { public void run() {} }",
            "class T { static int f(int n) { Object[] os = {new A(), new B(), null, new int[1],",
            "new A[2], new B[1], new int[1][1]}; Object o = os[n];",
            "int r = 0; if (o instanceof A) r += 1; if (o instanceof Runnable) r += 2;",
            "if (o instanceof int[]) r += 4; if (o instanceof Object[]) r += 8;",
            "if (o instanceof A[]) r += 16; if (o instanceof Cloneable) r += 32;",
            "try { Runnable x = (Runnable) o; r += 64; } catch (ClassCastException e) { r += 128;"
                + " }",
            "try { ((Object[]) o)[0] = new A(); r += 256; } catch (ArrayStoreException e) {",
            "r += 512; } catch (ClassCastException | NullPointerException e) { r += 1024; }",
            "return r; } }")
        .agreesOnEach(-1, 0, 1, 2, 3, 4, 5, 6, 7);
  }

  @Test
  void exceptionsAndFinally() {
    Differential.source(
            "class E extends RuntimeException { int code; E(int c) { code = c; } }",
            "class F extends E { F() { super(9); } }",
            "class T { static int log;",
            "static int g(int n) { try { if (n > 2) throw new F(); if (n == 0) throw new E(n);",
            "  return 10 / (n - 1); } finally { log += 1; } }",
            "static int f(int n) { try { try { return g(n) + log; } catch (F e) { return e.code; }",
            "  finally { log += 10; if (n == 100) return 77; } }",
            "  catch (E e) { return 1000 + e.code + log; } finally { log = 0; } } }")
        .agreesOnEach(SOME);
  }

  @Test
  void uncaughtExceptionsKeepTheirClass() {
    Differential.members(
            "static int f(int n) { Object o = n > 5 ? new Object() : null;",
            "synchronized (n == 2 ? null : new Object()) { if (n == 3) throw new",
            "IllegalStateException(); } return ((int[]) o).length; }")
        .agreesOnEach(SOME);
  }

  @Test
  void initialisersRunOnceInOrder() {
    Differential.source(
            "class Log { static int value = 1; static int add(int k) {",
            "  return value = value * 10 + k; } }",
            "class A { static int a = Log.add(2); static void touch() {} }",
            "class B extends A { static int b = Log.add(3); static final int K = 5; }",
            "class C { static int c = Log.add(4); static final Object O = new B(); }",
            "class T { static int own = Log.add(9); static int f(int n) {",
            "if (n > 0) A.touch(); int k = B.K; if (n > 1) { B b = new B(); }",
            "if (n != 3) { Object o = C.O; } B[] none = new B[2];",
            "return Log.value * 3 + B.b + own; } }")
        .agreesOnEach(SOME);
  }

  @Test
  void enums() {
    Differential.source(
            "enum Color { RED, GREEN { int k() { return 5; } }, BLUE; int k() { return ordinal();",
            "} }",
            "class T { static int f(int n) { Color c = Color.values()[n]; int r = 0;",
            "switch (c) { case RED: r = 10; break; case BLUE: r = 30; break; default: r = 99; }",
            "return r + c.k() + (c == Color.GREEN ? 1000 : 0); } }")
        .agreesOnEach(-1, 0, 1, 2, 3);
  }

  @Test
  void innerClassesAndRecursion() {
    Differential.source(
            "class T { int base; T(int b) { base = b; } class Node { int v; Node l, r;",
            "Node(int v) { this.v = v + base; } void add(int x) { if (x < v) { if (l == null)",
            "l = new Node(x); else l.add(x); } else if (r == null) r = new Node(x); else r.add(x);",
            "} int sum(int d) { return v * d + (l == null ? 0 : l.sum(d + 1)) + (r == null ? 0",
            ": r.sum(d + 2)); } }",
            "static int f(int n) { T t = new T(n); Node root = t.new Node(5); for (int i = 0; i <",
            "8; i++) { root.add((i * 7 + n) % 11); } return root.sum(1); } }")
        .agreesOnEach(SOME);
  }
}
