// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Operation.Dispatch;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Instructions that create objects and arrays. */
final class Creation implements Instructions {

  private final Hierarchy hierarchy;
  private final Heap heap;
  private final ClassInitialization initialization;

  Creation(Hierarchy hierarchy, Heap heap, ClassInitialization initialization) {
    this.hierarchy = hierarchy;
    this.heap = heap;
    this.initialization = initialization;
  }

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    switch (instruction.getOpcode()) {
      case Opcodes.NEW -> {
        String name = ((TypeInsnNode) instruction).desc;
        if (hierarchy.find(name) == null) {
          return false;
        }
        initialization.before(name, flow);
        flow.create(heap.newObject(name));
      }
      case Opcodes.NEWARRAY ->
          createArray(Type.getType("[" + primitive((IntInsnNode) instruction)), flow);
      case Opcodes.ANEWARRAY -> {
        Type element = Type.getObjectType(((TypeInsnNode) instruction).desc);
        createArray(Type.getType("[" + element.getDescriptor()), flow);
      }
      case Opcodes.MULTIANEWARRAY -> {
        MultiANewArrayInsnNode array = (MultiANewArrayInsnNode) instruction;
        flow.call(Dispatch.STATIC, NestedArrays.creator(array.desc, array.dims));
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private void createArray(Type array, Flow flow) {
    Expr length = flow.pop('I');
    flow.throwIf(Bv.slt(length, Bv.intConst(0)), Exceptions.NEGATIVE_SIZE);
    flow.create(heap.newArray(array, length));
  }

  private static char primitive(IntInsnNode instruction) {
    return switch (instruction.operand) {
      case Opcodes.T_BOOLEAN -> 'Z';
      case Opcodes.T_CHAR -> 'C';
      case Opcodes.T_FLOAT -> 'F';
      case Opcodes.T_DOUBLE -> 'D';
      case Opcodes.T_BYTE -> 'B';
      case Opcodes.T_SHORT -> 'S';
      case Opcodes.T_INT -> 'I';
      case Opcodes.T_LONG -> 'J';
      default -> throw new MalformedCodeException("an array of an unknown type");
    };
  }
}
