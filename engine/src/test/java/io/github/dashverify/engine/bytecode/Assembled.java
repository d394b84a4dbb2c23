// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Cfa;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/** A static method written instruction by instruction, for what no Java compiler emits. */
final class Assembled {

  /** Slots of local variables every assembled method has. */
  static final int LOCALS = 3;

  private static final int MAX_STACK = 8;

  private final MethodVisitor code;

  private Assembled(MethodVisitor code) {
    this.code = code;
  }

  /** The automaton of a static method {@code T.f} with this code. */
  static Cfa method(String descriptor, Consumer<Assembled> body) {
    ClassFile file = classFile(descriptor, body);
    MethodNode method = file.method("f", descriptor);
    try (ClassPath classPath = ClassPath.open(List.of())) {
      return new CfaBuilder(new Hierarchy(classPath), new ClassNumbers()).build(file, method);
    } catch (ClassFileException e) {
      throw new AssertionError(e);
    }
  }

  static ClassFile classFile(String descriptor, Consumer<Assembled> body) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V1_5, Opcodes.ACC_PUBLIC, "T", null, "java/lang/Object", null);
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    MethodVisitor method = writer.visitMethod(access, "f", descriptor, null, null);
    method.visitCode();
    body.accept(new Assembled(method));
    method.visitMaxs(MAX_STACK, LOCALS);
    method.visitEnd();
    writer.visitEnd();
    try {
      return ClassFile.parse(writer.toByteArray(), "T.class", false);
    } catch (ClassFileException e) {
      throw new AssertionError(e);
    }
  }

  /** Everything else that ASM can write. */
  MethodVisitor raw() {
    return code;
  }

  Assembled load(int slot) {
    code.visitVarInsn(Opcodes.ILOAD, slot);
    return this;
  }

  Assembled store(int slot) {
    code.visitVarInsn(Opcodes.ISTORE, slot);
    return this;
  }

  Assembled plain(int opcode) {
    code.visitInsn(opcode);
    return this;
  }

  void pushInt(int value) {
    code.visitIntInsn(Opcodes.BIPUSH, value);
  }

  void callStatic(String owner, String name, String descriptor) {
    code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, name, descriptor, false);
  }

  /** Stores the result of a method of this descriptor in local variable 0. */
  void storeResult(String descriptor) {
    Type type = Type.getReturnType(descriptor);
    if (type.getSort() != Type.VOID) {
      code.visitVarInsn(type.getOpcode(Opcodes.ISTORE), 0);
    }
  }

  void returnVoid() {
    code.visitInsn(Opcodes.RETURN);
  }
}
