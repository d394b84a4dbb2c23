// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Instructions that only rearrange the operand stack. */
final class StackMoves implements Instructions {

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    switch (instruction.getOpcode()) {
      case Opcodes.NOP -> {}
      case Opcodes.POP -> popWords(flow, 1);
      case Opcodes.POP2 -> popWords(flow, 2);
      case Opcodes.DUP -> duplicate(flow, 1, 0);
      case Opcodes.DUP_X1 -> duplicate(flow, 1, 1);
      case Opcodes.DUP_X2 -> duplicate(flow, 1, 2);
      case Opcodes.DUP2 -> duplicate(flow, 2, 0);
      case Opcodes.DUP2_X1 -> duplicate(flow, 2, 1);
      case Opcodes.DUP2_X2 -> duplicate(flow, 2, 2);
      case Opcodes.SWAP -> {
        List<Value> top = popWords(flow, 1);
        List<Value> below = popWords(flow, 1);
        top.forEach(flow::push);
        below.forEach(flow::push);
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Copies the topmost {@code words} slots below the {@code skipped} slots under them. */
  private static void duplicate(Flow flow, int words, int skipped) {
    List<Value> top = popWords(flow, words);
    List<Value> below = popWords(flow, skipped);
    top.forEach(flow::push);
    below.forEach(flow::push);
    top.forEach(flow::push);
  }

  /** Pops this many slots; the values bottom first. */
  private static List<Value> popWords(Flow flow, int words) {
    List<Value> popped = new ArrayList<>();
    int size = 0;
    while (size < words) {
      Value value = flow.pop();
      popped.add(value);
      size += value.size();
    }
    if (size != words) {
      throw new MalformedCodeException("an instruction splits a long or double");
    }
    Collections.reverse(popped);
    return popped;
  }
}
