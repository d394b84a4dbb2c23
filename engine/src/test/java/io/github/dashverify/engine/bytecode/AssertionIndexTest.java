// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.cfa.Assertion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Which statements count as assertions. */
class AssertionIndexTest {

  private static List<Integer> linesOf(String... members) throws ClassFileException {
    AssertionIndex index = AssertionIndex.of(Compiled.members(members).classPath());
    assertThat(index.problems()).isEmpty();
    return index.assertions().stream().map(Assertion::line).toList();
  }

  @Test
  void plainAssertions() throws ClassFileException {
    assertThat(
            linesOf(
                "void f(int a, int b) {",
                "  assert a > 0;",
                "  assert a > 0 && b > 0 || a == b : \"message\";",
                "  assert !(a > 0 && b > 0) : a > b ? \"more\" : \"less\";",
                "  assert a > 0 ? b > 0 : b < 0;",
                "  assert false;",
                "}"))
        .containsExactly(3, 4, 5, 6, 7);
  }

  @Test
  void assertionsWhoseEndIsElsewhere() throws ClassFileException {
    assertThat(
            linesOf(
                "void f(int a) {",
                "  while (a > 0) {",
                "    if (a == 5) {",
                "      assert a > 1;",
                "    } else {",
                "      assert a > 2;",
                "    }",
                "  }",
                "  for (;; a++) {",
                "    assert a > 3;",
                "  }",
                "}"))
        .containsExactly(5, 7, 11);
  }

  @Test
  void assertionsInsideOfAssertions() throws ClassFileException {
    assertThat(
            linesOf(
                "void f(int a) {",
                "  assert switch (a) {",
                "    case 1 -> true;",
                "    case 2 -> {",
                "      assert a > 1;",
                "      yield false;",
                "    }",
                "    default -> throw new AssertionError(\"no assertion\");",
                "  };",
                "}"))
        .containsExactly(3, 6);
  }

  @Test
  void thrownErrorsAreNoAssertions() throws ClassFileException {
    assertThat(
            linesOf(
                "void f(int a) {",
                "  assert true;",
                "  if (a > 3) {",
                "    throw new AssertionError();",
                "  }",
                "  assert a > 0 || g(a);",
                "  while (true) {",
                "    if (a > 9) {",
                "      continue;",
                "    }",
                "    throw new AssertionError(a);",
                "  }",
                "}",
                "static boolean g(int a) { throw new AssertionError(); }"))
        .containsExactly(7);
  }

  @Test
  void assertionsInLambdasConstructorsAndInterfaces() throws ClassFileException {
    AssertionIndex index =
        AssertionIndex.of(
            Compiled.source(
                    "interface I {",
                    "  default void f(int a) { assert a > 0; }",
                    "}",
                    "class C {",
                    "  static { assert I.class != null; }",
                    "  C(int a) { assert a > 0; }",
                    "  Runnable r = () -> { assert hashCode() != 0; };",
                    "}")
                .classPath());
    assertThat(index.assertions())
        .extracting(Assertion::line)
        .containsExactlyInAnyOrder(2, 5, 6, 7);
    assertThat(index.assertions())
        .extracting(Assertion::id)
        .contains("I#f(I)V@0:assert", "C#<init>(I)V@0:assert", "C#<clinit>()V@0:assert");
  }

  @Test
  void kotlinAssertions() {
    ClassFile file =
        Assembled.classFile(
            "(I)V",
            code -> {
              MethodVisitor raw = code.raw();
              Label end = new Label();
              raw.visitFieldInsn(Opcodes.GETSTATIC, "kotlin/_Assertions", "ENABLED", "Z");
              raw.visitJumpInsn(Opcodes.IFEQ, end);
              code.load(0);
              raw.visitJumpInsn(Opcodes.IFNE, end);
              raw.visitLdcInsn("Assertion failed");
              raw.visitVarInsn(Opcodes.ASTORE, 1);
              raw.visitTypeInsn(Opcodes.NEW, "java/lang/AssertionError");
              code.plain(Opcodes.DUP);
              raw.visitVarInsn(Opcodes.ALOAD, 1);
              raw.visitMethodInsn(
                  Opcodes.INVOKESPECIAL,
                  "java/lang/AssertionError",
                  "<init>",
                  "(Ljava/lang/Object;)V",
                  false);
              code.plain(Opcodes.ATHROW);
              raw.visitLabel(end);
              code.returnVoid();
            });
    Code code = new Code(file, file.method("f", "(I)V"));
    assertThat(AssertionPattern.find(code)).containsExactly(new AssertionPattern.Site(0, 4));
  }

  @Test
  void aDamagedClassIsAProblemAndNotTheEnd() throws Exception {
    Compiled compiled =
        Compiled.source(
            "class Good { void f(int a) { assert a > 0; } }",
            "class Damaged { void f(int a) { assert a > 0; } }");
    Path damaged = compiled.folder().resolve("Damaged.class");
    byte[] bytes = Files.readAllBytes(damaged);
    Files.write(damaged, Arrays.copyOf(bytes, bytes.length / 2));
    AssertionIndex index = AssertionIndex.of(compiled.classPath());
    assertThat(index.assertions()).extracting(a -> a.method().owner()).containsExactly("Good");
    assertThat(index.problems()).singleElement().asString().contains("Damaged.class is damaged");
  }
}
