// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.MethodId;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The instructions of one method by number, labels replaced by the instruction they stand before.
 */
final class Code {

  private final ClassFile owner;
  private final MethodNode method;
  private final List<AbstractInsnNode> instructions = new ArrayList<>();
  private final IdentityHashMap<LabelNode, Integer> indexOfLabel = new IdentityHashMap<>();
  private final List<Integer> lines = new ArrayList<>();
  private final BitSet jumpTargets = new BitSet();
  private final boolean keepsThis;
  private final List<Handler> handlers = new ArrayList<>();

  /**
   * An entry of the exception table.
   *
   * @param start first instruction covered
   * @param end first instruction after those covered
   * @param target where the handler starts
   * @param type internal name of the caught class, null for any
   */
  record Handler(int start, int end, int target, @Nullable String type) {}

  Code(ClassFile owner, MethodNode method) {
    this.owner = owner;
    this.method = method;
    numberInstructions();
    for (AbstractInsnNode instruction : instructions) {
      for (int target : jumpsOf(instruction)) {
        jumpTargets.set(target);
      }
    }
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      handlers.add(
          new Handler(
              indexOf(block.start), indexOf(block.end), indexOf(block.handler), block.type));
    }
    keepsThis = (method.access & Opcodes.ACC_STATIC) == 0 && !storesFirstLocal();
    if (isInitializer()) {
      handlers.add(new Handler(0, size(), size(), null));
    }
  }

  private boolean storesFirstLocal() {
    for (AbstractInsnNode instruction : instructions) {
      if (instruction.getOpcode() == Opcodes.ASTORE && ((VarInsnNode) instruction).var == 0) {
        return true;
      }
    }
    return false;
  }

  private void numberInstructions() {
    int line = 0;
    for (AbstractInsnNode node = method.instructions.getFirst();
        node != null;
        node = node.getNext()) {
      if (node instanceof LabelNode label) {
        indexOfLabel.put(label, instructions.size());
      } else if (node instanceof LineNumberNode lineNumber) {
        line = lineNumber.line;
      } else if (node.getOpcode() >= 0) {
        instructions.add(node);
        lines.add(line);
      }
    }
  }

  /** Where a jump or switch may go, apart from the instruction after it. */
  List<Integer> jumpsOf(AbstractInsnNode instruction) {
    List<Integer> targets = new ArrayList<>();
    if (instruction instanceof JumpInsnNode jump) {
      targets.add(indexOf(jump.label));
    } else if (instruction instanceof TableSwitchInsnNode table) {
      table.labels.forEach(label -> targets.add(indexOf(label)));
      targets.add(indexOf(table.dflt));
    } else if (instruction instanceof LookupSwitchInsnNode lookup) {
      lookup.labels.forEach(label -> targets.add(indexOf(label)));
      targets.add(indexOf(lookup.dflt));
    }
    return targets;
  }

  ClassFile owner() {
    return owner;
  }

  MethodNode method() {
    return method;
  }

  MethodId id() {
    return owner.id(method);
  }

  int size() {
    return instructions.size();
  }

  AbstractInsnNode get(int index) {
    return instructions.get(index);
  }

  /** The instruction with this number, null behind the last one. */
  @Nullable AbstractInsnNode getOrNull(int index) {
    return index < instructions.size() ? instructions.get(index) : null;
  }

  int indexOf(LabelNode label) {
    Integer index = indexOfLabel.get(label);
    if (index == null) {
      throw new MalformedCodeException("a jump leaves the method");
    }
    return index;
  }

  /** Source line of an instruction, 0 when unknown. */
  int line(int index) {
    return index < lines.size() ? lines.get(index) : 0;
  }

  boolean isJumpTarget(int index) {
    return jumpTargets.get(index);
  }

  /** Whether local variable 0 always holds the receiver, which is never null. */
  boolean keepsThis() {
    return keepsThis;
  }

  /** Whether this is a static initialiser; then control behind the last instruction is expected. */
  boolean isInitializer() {
    return method.name.equals(ClassInitialization.NAME);
  }

  /** The handlers an exception thrown by this instruction is offered to, in order. */
  List<Handler> handlersAt(int index) {
    return handlers.stream()
        .filter(handler -> handler.start() <= index && index < handler.end())
        .toList();
  }
}
