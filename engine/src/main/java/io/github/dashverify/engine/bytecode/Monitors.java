// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Entering and leaving monitors: with one thread, all they do is refuse null. */
final class Monitors implements Instructions {

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    int opcode = instruction.getOpcode();
    if (opcode != Opcodes.MONITORENTER && opcode != Opcodes.MONITOREXIT) {
      return false;
    }
    flow.checkNotNull(flow.pop('A'));
    return true;
  }
}
