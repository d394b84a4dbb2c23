// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Variable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Class constants: one object for each class, created when first used. It has an identity and
 * nothing else; whoever asks it about its class finds native code.
 */
final class ClassConstants implements Instructions {

  private static final String CLASS = "java/lang/Class";
  private static final String CREATOR = "<class> ";
  private static final String DESCRIPTOR = "()Ljava/lang/Class;";

  private final Heap heap;

  ClassConstants(Heap heap) {
    this.heap = heap;
  }

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    if (instruction instanceof LdcInsnNode constant
        && constant.cst instanceof Type type
        && type.getSort() != Type.METHOD) {
      String name = CREATOR + type.getDescriptor();
      Variable object = Variable.of(new Symbols.Global(name), Sort.REFERENCE);
      flow.callIf(Bool.eq(object, Heap.NULL), new MethodId(CLASS, name, DESCRIPTOR), object);
      flow.push('A', object);
      return true;
    }
    if (instruction instanceof MethodInsnNode call
        && call.owner.equals(CLASS)
        && call.name.equals("getPrimitiveClass")) {
      flow.pop('A');
      flow.create(heap.newObject(CLASS)); // each is asked for once, by the class of its boxes
      return true;
    }
    return false;
  }

  /** Whether a method is one of those made here. */
  static boolean isCreator(MethodId method) {
    return method.name().startsWith(CREATOR);
  }

  /** The code of such a method. */
  static ClassFile define(MethodId method) {
    ClassNode owner = new ClassNode();
    owner.version = Opcodes.V17;
    owner.name = CLASS;
    owner.superName = "java/lang/Object";
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    MethodNode code = new MethodNode(access, method.name(), DESCRIPTOR, null, null);
    code.visitTypeInsn(Opcodes.NEW, CLASS);
    code.visitInsn(Opcodes.ARETURN);
    code.visitMaxs(1, 0);
    owner.methods.add(code);
    return new ClassFile(owner, true);
  }
}
