// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.MethodId;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Creation of arrays of arrays: {@code multianewarray} becomes a call of a method that is written
 * here, instruction by instruction, and creates one dimension after the other in a loop.
 */
final class NestedArrays {

  private static final String NAME = "<create>";

  private NestedArrays() {}

  /** The method that creates an array whose first dimensions have given sizes. */
  static MethodId creator(String array, int dimensions) {
    return new MethodId(array, NAME, "(" + "I".repeat(dimensions) + ")" + array);
  }

  /** Whether a method is one of those made here. */
  static boolean isCreator(MethodId method) {
    return method.name().equals(NAME);
  }

  /** The code of such a method, in a class of its own that nobody else sees. */
  static ClassFile define(MethodId method) {
    ClassNode owner = new ClassNode();
    owner.version = Opcodes.V17;
    owner.name = method.owner();
    owner.superName = "java/lang/Object";
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    MethodNode code = new MethodNode(access, NAME, method.descriptor(), null, null);
    int dimensions = Type.getArgumentTypes(method.descriptor()).length;
    for (int i = 1; i < dimensions; i++) {
      checkSize(code, i);
    }
    createOuter(code, method.owner(), dimensions);
    code.visitMaxs(dimensions + 3, dimensions + 2);
    owner.methods.add(code);
    return new ClassFile(owner, true);
  }

  /** All sizes are looked at before anything is created. */
  private static void checkSize(MethodNode code, int parameter) {
    Label valid = new Label();
    code.visitVarInsn(Opcodes.ILOAD, parameter);
    code.visitJumpInsn(Opcodes.IFGE, valid);
    code.visitVarInsn(Opcodes.ILOAD, parameter);
    code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_INT);
    code.visitInsn(Opcodes.POP);
    code.visitLabel(valid);
  }

  private static void createOuter(MethodNode code, String array, int dimensions) {
    String element = array.substring(1);
    int result = dimensions;
    int index = dimensions + 1;
    code.visitVarInsn(Opcodes.ILOAD, 0);
    newArray(code, element);
    code.visitVarInsn(Opcodes.ASTORE, result);
    if (dimensions > 1) {
      Label test = new Label();
      Label end = new Label();
      code.visitInsn(Opcodes.ICONST_0);
      code.visitVarInsn(Opcodes.ISTORE, index);
      code.visitLabel(test);
      code.visitVarInsn(Opcodes.ILOAD, index);
      code.visitVarInsn(Opcodes.ILOAD, 0);
      code.visitJumpInsn(Opcodes.IF_ICMPGE, end);
      code.visitVarInsn(Opcodes.ALOAD, result);
      code.visitVarInsn(Opcodes.ILOAD, index);
      for (int i = 1; i < dimensions; i++) {
        code.visitVarInsn(Opcodes.ILOAD, i);
      }
      if (dimensions == 2) {
        newArray(code, element.substring(1));
      } else {
        code.visitMultiANewArrayInsn(element, dimensions - 1);
      }
      code.visitInsn(Opcodes.AASTORE);
      code.visitIincInsn(index, 1);
      code.visitJumpInsn(Opcodes.GOTO, test);
      code.visitLabel(end);
    }
    code.visitVarInsn(Opcodes.ALOAD, result);
    code.visitInsn(Opcodes.ARETURN);
  }

  static void newArray(MethodNode code, String element) {
    int primitive = "ZCFDBSIJ".indexOf(element.charAt(0));
    if (primitive >= 0) {
      code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_BOOLEAN + primitive);
    } else {
      code.visitTypeInsn(Opcodes.ANEWARRAY, Type.getType(element).getInternalName());
    }
  }
}
