// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Constant;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Sort;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Printing, which nobody who asks about assertions can see: {@code System.out} and {@code
 * System.err} are objects of their own, and writing to a print stream does nothing. What is printed
 * as an object or formatted may run the program's own {@code toString}, and is left to others.
 */
final class PrintStreams implements Instructions {

  private static final String STREAM = "java/io/PrintStream";
  private static final Set<String> NAMES = Set.of("print", "println", "flush", "append", "write");

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    if (instruction instanceof FieldInsnNode field
        && field.getOpcode() == Opcodes.GETSTATIC
        && field.owner.equals("java/lang/System")
        && field.desc.equals("L" + STREAM + ";")) {
      flow.push('A', stream(field.name));
      return true;
    }
    if (instruction instanceof MethodInsnNode call
        && call.owner.equals(STREAM)
        && NAMES.contains(call.name)
        && call.desc.endsWith(")V")
        && !call.desc.contains("Ljava/lang/Object;")) {
      for (int i = Type.getArgumentTypes(call.desc).length; i > 0; i--) {
        flow.pop();
      }
      Expr stream = flow.pop('A');
      flow.checkNotNull(stream);
      Expr isOther =
          Bool.not(Bool.or(Bool.eq(stream, stream("out")), Bool.eq(stream, stream("err"))));
      if (flow.isOpen() && !isOther.isFalse()) {
        flow.unsupportedIf(isOther, "printing to another stream than System.out and System.err");
      }
      return true;
    }
    return false;
  }

  private static Expr stream(String field) {
    return Constant.of(Sort.REFERENCE, field.equals("out") ? -1 : -2);
  }
}
