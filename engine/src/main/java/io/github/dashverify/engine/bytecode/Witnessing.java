// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Assertion;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Rewrites a class so that each of its assertions says when it fails, before the error is created:
 * what a replay watches, so that a failure counts even if the program catches the error.
 */
public final class Witnessing {

  private static final String WITNESS = "io/github/dashverify/replay/Witness";

  private Witnessing() {}

  /**
   * The class with a call of the witness at every assertion failure.
   *
   * @param classFile the bytes of a class file
   */
  public static byte[] instrument(byte[] classFile) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, 0);
    ClassFile file = new ClassFile(node, false);
    for (MethodNode method : node.methods) {
      if (BytecodeProgram.hasCode(method)) {
        instrument(new Code(file, method));
      }
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }

  private static void instrument(Code code) {
    List<AssertionPattern.Site> sites = AssertionPattern.find(code);
    List<Assertion> assertions = Assertions.of(code);
    for (int i = 0; i < sites.size(); i++) {
      AbstractInsnNode failure = code.get(sites.get(i).failure());
      InsnList report = new InsnList();
      report.add(new LdcInsnNode(assertions.get(i).id()));
      report.add(
          new MethodInsnNode(
              Opcodes.INVOKESTATIC, WITNESS, "assertionFailed", "(Ljava/lang/String;)V", false));
      code.method().instructions.insertBefore(failure, report);
    }
  }
}
