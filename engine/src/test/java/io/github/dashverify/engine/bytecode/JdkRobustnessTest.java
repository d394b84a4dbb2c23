// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.CfaPrinter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.MethodNode;

/** Real code of all kinds: a sample of the JDK's own classes becomes automata. */
class JdkRobustnessTest {

  private static final int EVERY = 10;

  @Test
  void everyMethodHasAWellFormedAutomaton() throws Exception {
    List<String> names = new JdkSource().classNames();
    ClassPath classPath = ClassPath.open(List.of());
    BytecodeProgram program = new BytecodeProgram(classPath);
    int automata = 0;
    for (int i = 0; i < names.size(); i += EVERY) {
      ClassFile file = classPath.find(names.get(i));
      for (MethodNode method : file.node().methods) {
        Cfa cfa = program.cfa(file.id(method));
        if (cfa != null) {
          CfaInvariants.check(cfa);
          assertThat(CfaPrinter.print(cfa)).doesNotContain("malformed bytecode");
          automata++;
        }
      }
    }
    assertThat(automata).isGreaterThan(3000);
  }
}
