// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Variable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * String constants: one object for each text, created when first used and kept in a variable of the
 * machine. The object looks as the JDK's own code expects it: a {@code byte[]} and a coder. Its
 * code is written here as bytecode and called.
 */
final class StringConstants implements Instructions {

  private static final String STRING = "java/lang/String";
  private static final String CREATOR = "<constant> ";
  private static final String DESCRIPTOR = "()Ljava/lang/String;";
  private static final int MAX_LENGTH = 1000;

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    if (!(instruction instanceof LdcInsnNode constant)
        || !(constant.cst instanceof String text)
        || text.length() > MAX_LENGTH) {
      return false;
    }
    Variable object = Variable.of(new Symbols.Global("string \"" + text + "\""), Sort.REFERENCE);
    MethodId creator = new MethodId(STRING, CREATOR + text, DESCRIPTOR);
    flow.callIf(Bool.eq(object, Heap.NULL), creator, object);
    flow.push('A', object);
    return true;
  }

  /** Whether a method is one of those made here. */
  static boolean isCreator(MethodId method) {
    return method.name().startsWith(CREATOR);
  }

  /** The code of such a method. */
  static ClassFile define(MethodId method) {
    ClassNode owner = new ClassNode();
    owner.version = Opcodes.V17;
    owner.name = STRING;
    owner.superName = "java/lang/Object";
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    MethodNode code = new MethodNode(access, method.name(), DESCRIPTOR, null, null);
    String text = method.name().substring(CREATOR.length());
    boolean isLatin = text.chars().allMatch(c -> c < 256);
    push(code, isLatin ? text.length() : 2 * text.length());
    code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_BYTE);
    for (int i = 0; i < text.length(); i++) {
      if (isLatin) {
        store(code, i, text.charAt(i));
      } else {
        // UTF-16 in the byte order of the machine, which is little endian wherever solvers run
        store(code, 2 * i, text.charAt(i));
        store(code, 2 * i + 1, text.charAt(i) >> Byte.SIZE);
      }
    }
    code.visitVarInsn(Opcodes.ASTORE, 0);
    code.visitTypeInsn(Opcodes.NEW, STRING);
    code.visitInsn(Opcodes.DUP);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.PUTFIELD, STRING, "value", "[B");
    code.visitInsn(Opcodes.DUP);
    code.visitInsn(isLatin ? Opcodes.ICONST_0 : Opcodes.ICONST_1);
    code.visitFieldInsn(Opcodes.PUTFIELD, STRING, "coder", "B");
    code.visitInsn(Opcodes.ARETURN);
    code.visitMaxs(4, 1);
    owner.methods.add(code);
    return new ClassFile(owner, true);
  }

  private static void store(MethodNode code, int index, int value) {
    code.visitInsn(Opcodes.DUP);
    push(code, index);
    push(code, (byte) value);
    code.visitInsn(Opcodes.BASTORE);
  }

  private static void push(MethodNode code, int value) {
    code.visitIntInsn(Opcodes.SIPUSH, value);
  }
}
