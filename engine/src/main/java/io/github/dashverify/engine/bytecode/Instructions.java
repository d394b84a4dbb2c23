// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import org.objectweb.asm.tree.AbstractInsnNode;

/** The meaning of one family of instructions. */
interface Instructions {

  /**
   * Translates an instruction of this family.
   *
   * @return false if the instruction is not of this family; nothing has happened then
   */
  boolean translate(AbstractInsnNode instruction, Flow flow);
}
