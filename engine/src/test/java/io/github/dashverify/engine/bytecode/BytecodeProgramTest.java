// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.cfa.Symbols;
import org.junit.jupiter.api.Test;

/** Look-up of methods, types and names. */
class BytecodeProgramTest {

  @Test
  void inheritedMethodsAreFoundWhereTheyAreDeclared() {
    BytecodeProgram program =
        Compiled.source(
                "interface I { default int d() { return 1; } }",
                "interface J extends I { default int d() { return 2; } }",
                "class A { static int s() { return 3; } }",
                "class T extends A implements I, J {}")
            .program();
    assertThat(program.resolve(new MethodId("T", "s", "()I")).owner()).isEqualTo("A");
    assertThat(program.resolve(new MethodId("T", "d", "()I")).owner()).isEqualTo("J");
    assertThat(program.resolve(new MethodId("T", "hashCode", "()I")).owner())
        .isEqualTo("java/lang/Object");
    MethodId missing = new MethodId("T", "missing", "()I");
    assertThat(program.resolve(missing)).isEqualTo(missing);
  }

  @Test
  void subtypes() {
    BytecodeProgram program = Compiled.source("class T extends RuntimeException {}").program();
    int number = program.classNumbers().of("T");
    assertThat(program.classNumbers().name(number)).isEqualTo("T");
    assertThat(program.lookUp(new Symbols.Subtypes("T"), number)).isEqualTo(1);
    assertThat(program.lookUp(new Symbols.Subtypes("java/lang/Throwable"), number)).isEqualTo(1);
    assertThat(program.lookUp(new Symbols.Subtypes("java/io/Serializable"), number)).isEqualTo(1);
    assertThat(program.lookUp(new Symbols.Subtypes("java/lang/Error"), number)).isEqualTo(0);
    assertThat(program.lookUp(new Symbols.Subtypes("java/lang/Object"), 0)).isEqualTo(0);
  }

  @Test
  void localVariablesHaveTheNamesOfTheSource() {
    Compiled compiled =
        Compiled.members(
            "static int f(int first) {",
            "  if (first > 0) {",
            "    int inner = 1;",
            "    return inner;",
            "  }",
            "  int other = 2;",
            "  return other;",
            "}");
    MethodId f = compiled.method("f");
    BytecodeProgram program = compiled.program();
    assertThat(program.variable(f, new Symbols.Register(0, 0, 'I'), 3).name()).isEqualTo("first");
    assertThat(program.variable(f, new Symbols.Register(0, 1, 'I'), 4).name()).isEqualTo("inner");
    assertThat(program.variable(f, new Symbols.Register(0, 1, 'I'), 7).name()).isEqualTo("other");
    assertThat(program.variable(f, new Symbols.Register(0, 1, 'J'), 7).name()).isEqualTo("local1");
    assertThat(program.variable(f, new Symbols.Register(0, 2, 'I'), 7)).isNull();
  }

  @Test
  void assertionsOfTheJdkAreOff() {
    BytecodeProgram program = Compiled.source("class T {}").program();
    MethodId method = new MethodId("java/lang/Math", "floorMod", "(JI)I");
    assertThat(program.cfa(method).outgoing().toString()).doesNotContain("Fail");
  }
}
