// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Methods of the JDK that tell it about its machine, or have no effect a program can see. */
final class Natives implements Instructions {

  private static final Set<String> NOTHING = Set.of("registerNatives", "initIDs");

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    if (!(instruction instanceof MethodInsnNode call)) {
      return false;
    }
    if (call.owner.equals("java/lang/Throwable")
        && call.name.equals("fillInStackTrace")
        && call.desc.startsWith("(I)")) {
      flow.pop('I'); // the receiver is also the result
      return true;
    }
    if (call.owner.equals("jdk/internal/misc/VM") && call.name.equals("getSavedProperty")) {
      flow.pop('A');
      flow.push('A', Heap.NULL); // as if nobody had set it
      return true;
    }
    if (call.owner.equals("java/util/Objects")
        && call.name.equals("checkIndex")
        && call.desc.equals("(II)I")) {
      checkIndex(flow);
      return true;
    }
    if (call.owner.equals("jdk/internal/misc/CDS") && call.name.equals("initializeFromArchive")) {
      flow.pop('A'); // as if there were no archive
      return true;
    }
    return NOTHING.contains(call.name)
        && call.desc.equals("()V")
        && call.getOpcode() == Opcodes.INVOKESTATIC;
  }

  /** The JDK's own code does the same and spends most of it on the message. */
  private static void checkIndex(Flow flow) {
    Expr length = flow.pop('I');
    Expr index = flow.pop('I');
    Expr isOutside = Bool.or(Bv.slt(index, Bv.intConst(0)), Bv.sge(index, length));
    flow.throwIf(isOutside, "java/lang/IndexOutOfBoundsException");
    flow.push('I', index);
  }
}
