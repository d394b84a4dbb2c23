// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.cfa.Operation.Dispatch;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Mem;
import io.github.dashverify.engine.expr.Variable;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * {@code System.arraycopy}, {@code Arrays.copyOf} and {@code clone} of arrays, whose code is native
 * or reflective: loops over the elements, one for each type of them, written here as bytecode and
 * called.
 */
final class ArrayCopies implements Instructions {

  private static final String COPY = "<copy>";
  private static final String CLONE = "<clone>";
  private static final String OBJECT = "java/lang/Object";
  private static final List<String> ARRAYS =
      List.of("[B", "[C", "[I", "[J", "[S", "[Z", "[D", "[F", "[Ljava/lang/Object;");
  private static final String COPY_DESCRIPTOR = "(Ljava/lang/Object;ILjava/lang/Object;II)V";
  private static final String OBJECTS = "[Ljava/lang/Object;";
  private static final String COPY_OF = "<copyOf>";
  private static final String COPY_OF_DESCRIPTOR = "([Ljava/lang/Object;I)[Ljava/lang/Object;";
  private static final String NEW_LIKE = "<newLike>";
  private static final int LOCALS = 6;

  private final Heap heap;

  ArrayCopies(Heap heap) {
    this.heap = heap;
  }

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    if (!(instruction instanceof MethodInsnNode call)) {
      return false;
    }
    if (call.owner.equals("java/lang/System") && call.name.equals("arraycopy")) {
      flow.call(Dispatch.STATIC, new MethodId(call.owner, COPY, COPY_DESCRIPTOR));
      return true;
    }
    if (call.owner.equals("java/util/Arrays")
        && call.name.equals("copyOf")
        && call.desc.equals(COPY_OF_DESCRIPTOR)) {
      flow.call(Dispatch.STATIC, new MethodId(call.owner, COPY_OF, COPY_OF_DESCRIPTOR));
      return true;
    }
    if (call.name.equals(NEW_LIKE)) {
      createLike(flow);
      return true;
    }
    if (call.owner.startsWith("[") && call.name.equals("clone")) {
      flow.call(
          Dispatch.STATIC, new MethodId(call.owner, CLONE, "(" + call.owner + ")" + call.owner));
      return true;
    }
    return false;
  }

  /** Creates an array of the same class as another one, which no single instruction does. */
  private void createLike(Flow flow) {
    Expr length = flow.pop('I');
    Expr array = flow.pop('A');
    flow.checkNotNull(array);
    flow.throwIf(Bv.slt(length, Bv.intConst(0)), Exceptions.NEGATIVE_SIZE);
    Map<Variable, Expr> creation = heap.newArray(Type.getType(OBJECTS), length);
    Expr sameClass = Mem.select(Symbols.CLASS_OF, array);
    creation.put(Symbols.CLASS_OF, Mem.store(Symbols.CLASS_OF, Symbols.NEXT_REFERENCE, sameClass));
    flow.create(creation);
  }

  /** Whether a method is one of those made here. */
  static boolean isCopy(MethodId method) {
    return method.name().equals(COPY)
        || method.name().equals(COPY_OF)
        || method.name().equals(CLONE);
  }

  /** The code of such a method, in a class of its own that nobody else sees. */
  static ClassFile define(MethodId method) {
    ClassNode owner = new ClassNode();
    owner.version = Opcodes.V17;
    owner.name = method.owner();
    owner.superName = OBJECT;
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    MethodNode code = new MethodNode(access, method.name(), method.descriptor(), null, null);
    if (method.name().equals(COPY)) {
      copy(code);
    } else if (method.name().equals(COPY_OF)) {
      copyOf(code);
    } else {
      cloneArray(code, Type.getType(method.owner()));
    }
    code.visitMaxs(8, LOCALS);
    owner.methods.add(code);
    return new ClassFile(owner, true);
  }

  private static void copyOf(MethodNode code) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ILOAD, 1);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, "java/util/Arrays", NEW_LIKE, COPY_OF_DESCRIPTOR, false);
    code.visitVarInsn(Opcodes.ASTORE, 2);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitInsn(Opcodes.ICONST_0);
    code.visitVarInsn(Opcodes.ALOAD, 2);
    code.visitInsn(Opcodes.ICONST_0);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitInsn(Opcodes.ARRAYLENGTH);
    code.visitVarInsn(Opcodes.ILOAD, 1);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Math", "min", "(II)I", false);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, "java/lang/System", "arraycopy", COPY_DESCRIPTOR, false);
    code.visitVarInsn(Opcodes.ALOAD, 2);
    code.visitInsn(Opcodes.ARETURN);
  }

  private static void cloneArray(MethodNode code, Type array) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitInsn(Opcodes.ARRAYLENGTH);
    NestedArrays.newArray(code, array.getDescriptor().substring(1));
    code.visitVarInsn(Opcodes.ASTORE, 1);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitInsn(Opcodes.ICONST_0);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitInsn(Opcodes.ICONST_0);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitInsn(Opcodes.ARRAYLENGTH);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, "java/lang/System", "arraycopy", COPY_DESCRIPTOR, false);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitInsn(Opcodes.ARETURN);
  }

  /** Locals: source, its position, target, its position, length, counter. */
  private static void copy(MethodNode code) {
    Label mismatch = new Label();
    for (String array : ARRAYS) {
      Label next = new Label();
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitTypeInsn(Opcodes.INSTANCEOF, array);
      code.visitJumpInsn(Opcodes.IFEQ, next);
      code.visitVarInsn(Opcodes.ALOAD, 2);
      code.visitTypeInsn(Opcodes.INSTANCEOF, array);
      code.visitJumpInsn(Opcodes.IFEQ, mismatch);
      copyElements(code, Type.getType(array.substring(1)));
      code.visitLabel(next);
    }
    code.visitLabel(mismatch);
    for (int array : new int[] {0, 2}) {
      Label isObject = new Label();
      code.visitVarInsn(Opcodes.ALOAD, array);
      code.visitJumpInsn(Opcodes.IFNONNULL, isObject);
      raise(code, Exceptions.NULL_POINTER);
      code.visitLabel(isObject);
    }
    raise(code, Exceptions.ARRAY_STORE);
  }

  private static void copyElements(MethodNode code, Type element) {
    Label invalid = new Label();
    Label backwards = new Label();
    for (int i : new int[] {1, 3, 4}) {
      code.visitVarInsn(Opcodes.ILOAD, i);
      code.visitJumpInsn(Opcodes.IFLT, invalid);
    }
    for (int i : new int[] {0, 2}) {
      code.visitVarInsn(Opcodes.ILOAD, i + 1);
      code.visitVarInsn(Opcodes.ALOAD, i);
      code.visitInsn(Opcodes.ARRAYLENGTH);
      code.visitVarInsn(Opcodes.ILOAD, 4);
      code.visitInsn(Opcodes.ISUB);
      code.visitJumpInsn(Opcodes.IF_ICMPGT, invalid);
    }
    code.visitVarInsn(Opcodes.ILOAD, 1);
    code.visitVarInsn(Opcodes.ILOAD, 3);
    code.visitJumpInsn(Opcodes.IF_ICMPLT, backwards);
    loop(code, element, true);
    code.visitLabel(backwards);
    loop(code, element, false);
    code.visitLabel(invalid);
    raise(code, Exceptions.INDEX_OUT_OF_BOUNDS);
  }

  /** Overlapping ranges of one array are copied in the direction that does not lose elements. */
  private static void loop(MethodNode code, Type element, boolean ascending) {
    Label test = new Label();
    Label end = new Label();
    if (ascending) {
      code.visitInsn(Opcodes.ICONST_0);
    } else {
      code.visitVarInsn(Opcodes.ILOAD, 4);
      code.visitInsn(Opcodes.ICONST_1);
      code.visitInsn(Opcodes.ISUB);
    }
    code.visitVarInsn(Opcodes.ISTORE, 5);
    code.visitLabel(test);
    code.visitVarInsn(Opcodes.ILOAD, 5);
    if (ascending) {
      code.visitVarInsn(Opcodes.ILOAD, 4);
      code.visitJumpInsn(Opcodes.IF_ICMPGE, end);
    } else {
      code.visitJumpInsn(Opcodes.IFLT, end);
    }
    code.visitVarInsn(Opcodes.ALOAD, 2);
    position(code, 3);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    position(code, 1);
    code.visitInsn(element.getOpcode(Opcodes.IALOAD));
    code.visitInsn(element.getOpcode(Opcodes.IASTORE));
    code.visitIincInsn(5, ascending ? 1 : -1);
    code.visitJumpInsn(Opcodes.GOTO, test);
    code.visitLabel(end);
    code.visitInsn(Opcodes.RETURN);
  }

  private static void position(MethodNode code, int start) {
    code.visitVarInsn(Opcodes.ILOAD, start);
    code.visitVarInsn(Opcodes.ILOAD, 5);
    code.visitInsn(Opcodes.IADD);
  }

  private static void raise(MethodNode code, String exception) {
    code.visitTypeInsn(Opcodes.NEW, exception);
    code.visitInsn(Opcodes.ATHROW);
  }
}
