// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.differential;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.util.Printer;

/** A generated class with one static method for each supported instruction. */
final class OpcodeClass {

  static final String NAME = "Opcodes";

  private static final int[] INT_BINARY = {
    Opcodes.IADD,
    Opcodes.ISUB,
    Opcodes.IMUL,
    Opcodes.IDIV,
    Opcodes.IREM,
    Opcodes.IAND,
    Opcodes.IOR,
    Opcodes.IXOR,
    Opcodes.ISHL,
    Opcodes.ISHR,
    Opcodes.IUSHR
  };
  private static final int[] LONG_BINARY = {
    Opcodes.LADD,
    Opcodes.LSUB,
    Opcodes.LMUL,
    Opcodes.LDIV,
    Opcodes.LREM,
    Opcodes.LAND,
    Opcodes.LOR,
    Opcodes.LXOR
  };
  private static final int[] LONG_SHIFTS = {Opcodes.LSHL, Opcodes.LSHR, Opcodes.LUSHR};
  private static final int[] INT_UNARY = {Opcodes.INEG, Opcodes.I2B, Opcodes.I2C, Opcodes.I2S};
  private static final int[] ONE_OPERAND_JUMPS = {
    Opcodes.IFEQ, Opcodes.IFNE, Opcodes.IFLT, Opcodes.IFGE, Opcodes.IFGT, Opcodes.IFLE
  };
  private static final int[] TWO_OPERAND_JUMPS = {
    Opcodes.IF_ICMPEQ, Opcodes.IF_ICMPNE, Opcodes.IF_ICMPLT,
    Opcodes.IF_ICMPGE, Opcodes.IF_ICMPGT, Opcodes.IF_ICMPLE
  };
  private static final int[] INCREMENTS = {0, 1, -1, 127, -128, 1000, 32767, -32768};
  private static final int[] STACK_MOVES_OF_TWO = {
    Opcodes.SWAP, Opcodes.DUP_X1, Opcodes.DUP2, Opcodes.POP, Opcodes.DUP
  };
  private static final int[] STACK_MOVES_OF_FOUR = {
    Opcodes.DUP_X2, Opcodes.DUP2_X1, Opcodes.DUP2_X2, Opcodes.POP2
  };

  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
  private final Set<String> methods = new LinkedHashSet<>();

  OpcodeClass() {
    writer.visit(Opcodes.V1_5, Opcodes.ACC_PUBLIC, NAME, null, "java/lang/Object", null);
    plain("(II)I", INT_BINARY);
    plain("(JJ)J", LONG_BINARY);
    plain("(JI)J", LONG_SHIFTS);
    plain("(I)I", INT_UNARY);
    plain("(J)J", Opcodes.LNEG);
    plain("(I)J", Opcodes.I2L);
    plain("(J)I", Opcodes.L2I);
    plain("(JJ)I", Opcodes.LCMP);
    jumps("(I)I", ONE_OPERAND_JUMPS);
    jumps("(II)I", TWO_OPERAND_JUMPS);
    increments();
    switches();
    constants();
    stackMoves();
    locals();
    for (String type : new String[] {"Z", "B", "C", "S"}) {
      method("parameter" + type, "(" + type + ")I", code -> {});
      method("result" + type, "(I)" + type, code -> {});
    }
  }

  /** Names of the methods, in the order of their creation. */
  Set<String> methods() {
    return methods;
  }

  byte[] bytes() {
    writer.visitEnd();
    return writer.toByteArray();
  }

  private void plain(String descriptor, int... opcodes) {
    for (int opcode : opcodes) {
      method(name(opcode), descriptor, code -> code.visitInsn(opcode));
    }
  }

  /** Returns 1 if the jump is taken and 2 if not. */
  private void jumps(String descriptor, int... opcodes) {
    for (int opcode : opcodes) {
      method(
          name(opcode),
          descriptor,
          code -> {
            Label taken = new Label();
            Label end = new Label();
            code.visitJumpInsn(opcode, taken);
            code.visitInsn(Opcodes.ICONST_2);
            code.visitJumpInsn(Opcodes.GOTO, end);
            code.visitLabel(taken);
            code.visitInsn(Opcodes.ICONST_1);
            code.visitLabel(end);
          });
    }
  }

  private void increments() {
    for (int increment : INCREMENTS) {
      method(
          "iinc" + (increment < 0 ? "_" : "") + Math.abs(increment),
          "(I)I",
          code -> {
            code.visitIincInsn(0, increment);
            code.visitVarInsn(Opcodes.ILOAD, 0);
            code.visitInsn(Opcodes.IADD);
          });
    }
  }

  private void switches() {
    method(
        "tableswitch",
        "(I)I",
        code ->
            dispatch(
                code,
                labels -> {
                  code.visitTableSwitchInsn(
                      -1, 2, labels[4], labels[0], labels[1], labels[0], labels[3]);
                }));
    method(
        "tableswitchAtTheEnd",
        "(I)I",
        code ->
            dispatch(
                code,
                labels -> {
                  int last = Integer.MAX_VALUE;
                  code.visitTableSwitchInsn(
                      last - 2, last, labels[4], labels[0], labels[1], labels[2]);
                }));
    method(
        "lookupswitch",
        "(I)I",
        code ->
            dispatch(
                code,
                labels -> {
                  int[] keys = {Integer.MIN_VALUE, -1, 0, 64, Integer.MAX_VALUE};
                  Label[] targets = {labels[0], labels[1], labels[2], labels[3], labels[1]};
                  code.visitLookupSwitchInsn(labels[4], keys, targets);
                }));
    method(
        "lookupswitchEmpty",
        "(I)I",
        code ->
            dispatch(
                code,
                labels -> {
                  code.visitLookupSwitchInsn(labels[4], new int[0], new Label[0]);
                }));
  }

  /** Five places, each of which returns its number. */
  private static void dispatch(MethodVisitor code, Consumer<Label[]> instruction) {
    Label[] labels = {new Label(), new Label(), new Label(), new Label(), new Label()};
    instruction.accept(labels);
    for (int i = 0; i < labels.length; i++) {
      code.visitLabel(labels[i]);
      code.visitIntInsn(Opcodes.BIPUSH, i);
      code.visitInsn(Opcodes.IRETURN);
    }
    code.visitInsn(Opcodes.ICONST_0);
  }

  private void constants() {
    for (int opcode = Opcodes.ICONST_M1; opcode <= Opcodes.ICONST_5; opcode++) {
      plain("()I", opcode);
    }
    plain("()J", Opcodes.LCONST_0, Opcodes.LCONST_1);
    method("bipush", "()I", code -> code.visitIntInsn(Opcodes.BIPUSH, -128));
    method("sipush", "()I", code -> code.visitIntInsn(Opcodes.SIPUSH, -32768));
    method("ldcInt", "()I", code -> code.visitLdcInsn(Integer.MIN_VALUE));
    method("ldcLong", "()J", code -> code.visitLdcInsn(0x8000_0000_0000_0001L));
  }

  /** What is on the stack afterwards goes into the result with a weight for each position. */
  private void stackMoves() {
    for (int opcode : STACK_MOVES_OF_TWO) {
      int left = sizeAfter(opcode, 2);
      method(name(opcode), "(II)I", code -> moveAndWeigh(code, opcode, left));
    }
    for (int opcode : STACK_MOVES_OF_FOUR) {
      int left = sizeAfter(opcode, 4);
      method(name(opcode), "(IIII)I", code -> moveAndWeigh(code, opcode, left));
    }
    method(
        "dup2OfLong",
        "(J)J",
        code -> {
          code.visitInsn(Opcodes.DUP2);
          code.visitInsn(Opcodes.LMUL);
        });
    method(
        "dup2_x1OfLong",
        "(IJ)J",
        code -> {
          code.visitInsn(Opcodes.DUP2_X1);
          code.visitInsn(Opcodes.POP2);
          code.visitInsn(Opcodes.I2L);
          code.visitInsn(Opcodes.LSUB);
        });
    method(
        "dup2_x2OfLongs",
        "(JJ)J",
        code -> {
          code.visitInsn(Opcodes.DUP2_X2);
          code.visitInsn(Opcodes.LSUB);
          code.visitInsn(Opcodes.LSUB);
        });
    method(
        "dup_x2OverLong",
        "(JI)J",
        code -> {
          code.visitInsn(Opcodes.DUP_X2);
          code.visitInsn(Opcodes.I2L);
          code.visitInsn(Opcodes.LSUB);
          code.visitInsn(Opcodes.L2I);
          code.visitInsn(Opcodes.ISUB);
          code.visitInsn(Opcodes.I2L);
        });
  }

  private static int sizeAfter(int opcode, int before) {
    return switch (opcode) {
      case Opcodes.SWAP -> before;
      case Opcodes.POP -> before - 1;
      case Opcodes.POP2 -> before - 2;
      case Opcodes.DUP, Opcodes.DUP_X1, Opcodes.DUP_X2 -> before + 1;
      default -> before + 2;
    };
  }

  private static void moveAndWeigh(MethodVisitor code, int opcode, int left) {
    code.visitInsn(opcode);
    for (int i = 1; i < left; i++) {
      code.visitIntInsn(Opcodes.BIPUSH, 31);
      code.visitInsn(Opcodes.IMUL);
      code.visitInsn(Opcodes.IADD);
    }
  }

  /** Values travel through variables, which change their type on the way. */
  private void locals() {
    method(
        "locals",
        "(IJ)J",
        code -> {
          code.visitVarInsn(Opcodes.LSTORE, 4);
          code.visitVarInsn(Opcodes.ISTORE, 3);
          code.visitVarInsn(Opcodes.LLOAD, 4);
          code.visitVarInsn(Opcodes.LSTORE, 0);
          code.visitVarInsn(Opcodes.ILOAD, 3);
          code.visitVarInsn(Opcodes.ISTORE, 4);
          code.visitVarInsn(Opcodes.LLOAD, 0);
          code.visitVarInsn(Opcodes.ILOAD, 4);
          code.visitInsn(Opcodes.I2L);
          code.visitInsn(Opcodes.LXOR);
        });
  }

  /** The parameters are on the stack when the body starts, the result is there when it ends. */
  private void method(String name, String descriptor, Consumer<MethodVisitor> body) {
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    MethodVisitor code = writer.visitMethod(access, name, descriptor, null, null);
    code.visitCode();
    int slot = 0;
    for (Type type : Type.getArgumentTypes(descriptor)) {
      code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), slot);
      slot += type.getSize();
    }
    body.accept(code);
    code.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
    code.visitMaxs(0, 0);
    code.visitEnd();
    if (!methods.add(name)) {
      throw new IllegalArgumentException("a second method " + name);
    }
  }

  private static String name(int opcode) {
    return Printer.OPCODES[opcode].toLowerCase(java.util.Locale.ROOT);
  }
}
