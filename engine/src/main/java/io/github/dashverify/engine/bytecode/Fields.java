// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Mem;
import io.github.dashverify.engine.expr.Variable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;

/** Reads and writes of instance fields. */
final class Fields implements Instructions {

  private final Hierarchy hierarchy;

  Fields(Hierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    int opcode = instruction.getOpcode();
    if (opcode != Opcodes.GETFIELD && opcode != Opcodes.PUTFIELD) {
      return false;
    }
    FieldInsnNode access = (FieldInsnNode) instruction;
    ClassFile owner = hierarchy.declaringClass(access.owner, access.name, access.desc);
    FieldNode field = owner == null ? null : owner.field(access.name, access.desc);
    if (owner == null || field == null || (field.access & Opcodes.ACC_STATIC) != 0) {
      return false;
    }
    if (opcode == Opcodes.GETFIELD
        && MachineFields.isUnknown(owner.name(), field.name, flow.code())) {
      return false;
    }
    Variable memory = Heap.field(owner.name(), field);
    Type type = Type.getType(field.desc);
    if (opcode == Opcodes.GETFIELD) {
      read(memory, type, MachineFields.isMessage(owner.name(), field.name), flow);
    } else {
      write(memory, Value.kindOf(type), flow);
    }
    return true;
  }

  private static void read(Variable memory, Type type, boolean isMessage, Flow flow) {
    Expr object = flow.pop('A');
    flow.checkNotNull(object);
    if (isMessage && flow.isOpen()) {
      flow.unsupportedIf(
          MachineFields.isUnknownMessage(object, Mem.select(memory, object)),
          "the message of an exception thrown by the JVM");
    }
    flow.push(Value.kindOf(type), Heap.load(type, Mem.select(memory, object)));
  }

  private static void write(Variable memory, char kind, Flow flow) {
    Expr value = flow.pop(kind);
    Expr object = flow.pop('A');
    flow.checkNotNull(object);
    Expr cell = Heap.stored(value, memory.sort().element());
    flow.assign(memory, Mem.store(memory, object, cell));
  }
}
