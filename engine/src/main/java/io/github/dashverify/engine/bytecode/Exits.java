// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Constant;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Sort;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;

/** The returns and {@code athrow}. */
final class Exits implements Instructions {

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    switch (instruction.getOpcode()) {
      case Opcodes.RETURN -> flow.returnValue(null);
      case Opcodes.IRETURN -> flow.returnValue(narrowed(flow));
      case Opcodes.LRETURN, Opcodes.FRETURN, Opcodes.DRETURN, Opcodes.ARETURN ->
          flow.returnValue(flow.pop());
      case Opcodes.ATHROW -> throwTop(flow);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** The JVM narrows an int to the type that the method returns (JVMS 6.5, ireturn). */
  private static Value narrowed(Flow flow) {
    Type type = Type.getReturnType(flow.code().method().desc);
    return new Value('I', Conversions.narrow(flow.pop('I'), type));
  }

  private static void throwTop(Flow flow) {
    Expr reference = flow.pop('A');
    flow.throwIf(Bool.eq(reference, Constant.of(Sort.REFERENCE, 0)), Exceptions.NULL_POINTER);
    if (flow.isOpen()) {
      flow.throwObject(reference);
    }
  }
}
