// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Mem;
import io.github.dashverify.engine.expr.Variable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Reads and writes of array elements, and {@code arraylength}. */
final class ArrayAccess implements Instructions {

  private static final Type REFERENCE = Type.getObjectType("java/lang/Object");

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    int opcode = instruction.getOpcode();
    if (opcode == Opcodes.ARRAYLENGTH) {
      Expr array = flow.pop('A');
      flow.checkNotNull(array);
      flow.push('I', Mem.select(Symbols.LENGTH, array));
    } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      read(elementType(opcode - Opcodes.IALOAD), flow);
    } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      write(elementType(opcode - Opcodes.IASTORE), flow);
    } else {
      return false;
    }
    return true;
  }

  /** The types in the order of the opcodes. */
  private static Type elementType(int which) {
    return switch (which) {
      case 0 -> Type.INT_TYPE;
      case 1 -> Type.LONG_TYPE;
      case 2 -> Type.FLOAT_TYPE;
      case 3 -> Type.DOUBLE_TYPE;
      case 4 -> REFERENCE;
      case 5 -> Type.BYTE_TYPE;
      case 6 -> Type.CHAR_TYPE;
      default -> Type.SHORT_TYPE;
    };
  }

  private static void read(Type type, Flow flow) {
    Expr index = flow.pop('I');
    Expr array = flow.pop('A');
    checkBounds(array, index, flow);
    Expr cell = Mem.select(Heap.elements(type), Heap.elementIndex(array, index));
    flow.push(Value.kindOf(type), Heap.load(type, cell));
  }

  private static void write(Type type, Flow flow) {
    Expr value = flow.pop(Value.kindOf(type));
    Expr index = flow.pop('I');
    Expr array = flow.pop('A');
    checkBounds(array, index, flow);
    if (type.equals(REFERENCE)) {
      Expr isObject = Bool.not(Bool.eq(value, Heap.NULL));
      Expr isWrong = Bool.and(isObject, Bool.not(Symbols.isStorable(array, value)));
      flow.throwIf(isWrong, Exceptions.ARRAY_STORE);
    }
    Variable elements = Heap.elements(type);
    Expr cell = Heap.stored(value, elements.sort().element());
    flow.assign(elements, Mem.store(elements, Heap.elementIndex(array, index), cell));
  }

  /** Lengths are not negative, so that one unsigned comparison says it all. */
  private static void checkBounds(Expr array, Expr index, Flow flow) {
    flow.checkNotNull(array);
    Expr isInside = Bv.ult(index, Mem.select(Symbols.LENGTH, array));
    flow.throwIf(Bool.not(isInside), Exceptions.INDEX_OUT_OF_BOUNDS);
  }
}
