// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Variable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Loads and stores of local variables. */
final class Locals implements Instructions {

  private static final String KINDS = "IJFDA";

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    if (instruction instanceof IincInsnNode increment) {
      Variable register = Symbols.register(0, increment.var, 'I');
      flow.assign(register, Bv.add(register, Bv.intConst(increment.incr)));
      return true;
    }
    if (!(instruction instanceof VarInsnNode local)) {
      return false;
    }
    int opcode = local.getOpcode();
    if (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD) {
      char kind = KINDS.charAt(opcode - Opcodes.ILOAD);
      flow.push(kind, Symbols.register(0, local.var, kind));
      return true;
    }
    if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
      char kind = KINDS.charAt(opcode - Opcodes.ISTORE);
      flow.assign(Symbols.register(0, local.var, kind), flow.pop(kind));
      return true;
    }
    return false;
  }
}
