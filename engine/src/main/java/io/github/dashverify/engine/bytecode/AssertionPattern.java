// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Recognises the {@code assert} statement as javac, ecj and kotlinc compile it:
 *
 * <pre>
 *   getstatic $assertionsDisabled    kotlinc also: kotlin/_Assertions.ENABLED
 *   ifne end                                       ifeq
 *   (condition, with jumps to end)
 *   (the failure; kotlinc evaluates the message here)
 *   new AssertionError ... athrow
 * </pre>
 *
 * The end need not come next: compilers let the jumps go where a following goto would lead. If it
 * does come next, the condition may be anything, a switch that throws errors of its own included.
 */
final class AssertionPattern {

  /**
   * A recognised statement.
   *
   * @param guard the instruction that asks whether assertions are enabled
   * @param failure the first instruction that is executed only if the condition was false
   */
  record Site(int guard, int failure) {}

  private static final class Open {
    final int guard;
    final int end;
    int lastJump;
    boolean broken;

    Open(int guard, int end) {
      this.guard = guard;
      this.end = end;
      this.lastJump = guard + 1;
    }
  }

  private AssertionPattern() {}

  /** The sites of a method, in bytecode order of their guards. */
  static List<Site> find(Code code) {
    List<Site> sites = new ArrayList<>();
    Deque<Open> open = new ArrayDeque<>();
    for (int i = 0; i < code.size(); i++) {
      AbstractInsnNode instruction = code.get(i);
      while (!open.isEmpty() && i == open.peek().end) {
        open.pop();
      }
      if (isGuard(instruction, code.getOrNull(i + 1))) {
        open.push(new Open(i, code.jumpsOf(code.get(i + 1)).get(0)));
      } else if (!open.isEmpty()) {
        advance(open, i, instruction, code, sites);
      }
    }
    sites.sort(Comparator.comparingInt(Site::guard));
    return sites;
  }

  private static void advance(
      Deque<Open> open, int index, AbstractInsnNode instruction, Code code, List<Site> sites) {
    Open innermost = open.element();
    if (code.jumpsOf(instruction).contains(innermost.end)) {
      innermost.lastJump = index;
      innermost.broken = false;
    } else if (interrupts(instruction.getOpcode())) {
      innermost.broken = true;
    } else if (createsError(instruction)) {
      if (!innermost.broken) {
        sites.add(new Site(innermost.guard, innermost.lastJump + 1));
        open.pop();
      } else if (nextThrow(index, code) + 1 == innermost.end) {
        sites.add(new Site(innermost.guard, index));
        open.pop();
      }
    }
  }

  private static int nextThrow(int start, Code code) {
    int index = start;
    while (index < code.size() && code.get(index).getOpcode() != Opcodes.ATHROW) {
      index++;
    }
    return index;
  }

  /** Whether the instruction reads the flag and the next one jumps over the assertion. */
  private static boolean isGuard(AbstractInsnNode flag, @Nullable AbstractInsnNode jump) {
    return jump != null
        && ((isDisabledFlag(flag) && jump.getOpcode() == Opcodes.IFNE)
            || (isEnabledFlag(flag) && jump.getOpcode() == Opcodes.IFEQ));
  }

  /** Whether the instruction reads or writes the flag of a class, true if assertions are off. */
  static boolean isDisabledFlag(AbstractInsnNode instruction) {
    return instruction instanceof FieldInsnNode field
        && field.name.equals("$assertionsDisabled")
        && field.desc.equals("Z");
  }

  /** Whether the instruction reads Kotlin's common flag, true if assertions are on. */
  static boolean isEnabledFlag(AbstractInsnNode instruction) {
    return instruction instanceof FieldInsnNode field
        && field.owner.equals("kotlin/_Assertions")
        && field.name.equals("ENABLED");
  }

  /** Whether what follows cannot be the failure of the statement whose condition comes before. */
  private static boolean interrupts(int opcode) {
    return opcode == Opcodes.ATHROW
        || opcode == Opcodes.TABLESWITCH
        || opcode == Opcodes.LOOKUPSWITCH
        || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
  }

  private static boolean createsError(AbstractInsnNode instruction) {
    return instruction.getOpcode() == Opcodes.NEW
        && ((TypeInsnNode) instruction).desc.equals(Exceptions.ASSERTION_ERROR);
  }
}
