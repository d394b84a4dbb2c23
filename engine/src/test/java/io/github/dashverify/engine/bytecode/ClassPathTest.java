// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.dashverify.engine.cfa.MethodId;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.tree.MethodNode;

/** Reading classes, and what is said when that fails. */
class ClassPathTest {

  private static final String SOURCE =
      "class T { static int f(int a) { assert a > 0; return a / a; } }";

  @TempDir Path temporary;

  @Test
  void classesOfFoldersJarsAndTheJdk() throws Exception {
    Path jar = temporary.resolve("t.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream archive = new JarOutputStream(out)) {
      archive.putNextEntry(new JarEntry("T.class"));
      archive.write(Files.readAllBytes(Compiled.source(SOURCE).folder().resolve("T.class")));
    }
    try (ClassPath classPath =
        ClassPath.open(
            List.of(temporary.resolve("missing"), Compiled.source("class U {}").folder(), jar))) {
      assertThat(classPath.find("T").ofJdk()).isFalse();
      assertThat(classPath.find("java/lang/Math").ofJdk()).isTrue();
      assertThat(classPath.find("java/util/logging/Logger").ofJdk()).isTrue();
      assertThat(classPath.find("p/Missing")).isNull();
      assertThat(classPath.classNames()).containsExactly("U", "T");
    }
  }

  @Test
  void aTextFileIsNoJar() throws Exception {
    Path file = Files.writeString(temporary.resolve("notes.txt"), "no jar");
    assertThatThrownBy(() -> ClassPath.open(List.of(file)))
        .isInstanceOf(ClassFileException.class)
        .hasMessageContaining("notes.txt on the class path is not a readable jar file");
  }

  @Test
  void aTruncatedClassFile() throws Exception {
    Path file = Compiled.source(SOURCE).folder().resolve("T.class");
    byte[] bytes = Files.readAllBytes(file);
    for (int length = 0; length < bytes.length; length += 7) {
      Files.write(file, Arrays.copyOf(bytes, length));
      ClassPath classPath = ClassPath.open(List.of(file.getParent()));
      assertThatThrownBy(() -> classPath.find("T"))
          .isInstanceOf(ClassFileException.class)
          .hasMessageMatching(".*T.class is (damaged|not a class file).*");
    }
  }

  @Test
  void aClassFileInTheWrongPlace() throws Exception {
    Path folder = Compiled.source(SOURCE).folder();
    Files.move(folder.resolve("T.class"), folder.resolve("U.class"));
    assertThatThrownBy(() -> ClassPath.open(List.of(folder)).find("U"))
        .isInstanceOf(ClassFileException.class)
        .hasMessageContaining("holds class T");
  }

  @Test
  void whyThereIsNoCode() throws Exception {
    BytecodeProgram program = Compiled.source("abstract class T { abstract void f(); }").program();
    MethodId missing = new MethodId("p/Missing", "f", "()V");
    assertThat(program.cfa(missing)).isNull();
    assertThat(program.whyNoCode(missing)).contains("p.Missing, which is not on the class path");
    assertThat(program.whyNoCode(new MethodId("T", "f", "()V"))).isEqualTo("is abstract");
    assertThat(program.whyNoCode(new MethodId("T", "g", "()V"))).contains("does not exist");
    assertThat(program.whyNoCode(new MethodId("java/lang/Object", "hashCode", "()I")))
        .isEqualTo("is native");
  }

  /** Whatever is done to a class file, it is either rejected in one sentence or translated. */
  @Test
  void damageOfAnyKind() throws Exception {
    Path file = Compiled.source(SOURCE).folder().resolve("T.class");
    byte[] original = Files.readAllBytes(file);
    Random random = new Random(7);
    int translated = 0;
    for (int round = 0; round < 3000; round++) {
      byte[] bytes = original.clone();
      for (int change = 0; change <= round % 3; change++) {
        bytes[4 + random.nextInt(bytes.length - 4)] = (byte) random.nextInt();
      }
      Files.write(file, bytes);
      ClassPath classPath = ClassPath.open(List.of(file.getParent()));
      BytecodeProgram program = new BytecodeProgram(classPath);
      AssertionIndex.of(classPath);
      try {
        ClassFile read = classPath.find("T");
        for (MethodNode method : read.node().methods) {
          program.cfa(read.id(method));
          translated++;
        }
      } catch (ClassFileException e) {
        assertThat(e.getMessage()).contains("T.class");
      }
    }
    assertThat(translated).isGreaterThan(1000);
  }
}
