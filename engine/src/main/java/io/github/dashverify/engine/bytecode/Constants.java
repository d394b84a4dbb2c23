// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.expr.Constant;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Sort;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;

/** Instructions that push a number or null. */
final class Constants implements Instructions {

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    if (instruction.getOpcode() == Opcodes.ACONST_NULL) {
      flow.push('A', Constant.of(Sort.REFERENCE, 0));
      return true;
    }
    Number number = numberOf(instruction);
    if (number == null) {
      return false;
    }
    flow.push(of(number));
    return true;
  }

  /**
   * The value of a number constant, an {@code Integer}, {@code Long}, {@code Float} or {@code
   * Double}.
   */
  static Value of(Number number) {
    if (number instanceof Long) {
      return new Value('J', Constant.of(Sort.LONG, number.longValue()));
    }
    if (number instanceof Float) {
      return new Value('F', Constant.of(Sort.FLOAT, Float.floatToRawIntBits(number.floatValue())));
    }
    if (number instanceof Double) {
      long bits = Double.doubleToRawLongBits(number.doubleValue());
      return new Value('D', Constant.of(Sort.DOUBLE, bits));
    }
    return new Value('I', Constant.of(Sort.INT, number.intValue()));
  }

  /** Whether a number is what a field holds that nobody has set. */
  static boolean isZero(Number number) {
    Expr value = of(number).expr();
    return value.equals(Constant.zero(value.sort()));
  }

  /** The number an instruction pushes, null if it does something else. */
  static @Nullable Number numberOf(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    return switch (opcode) {
      case Opcodes.ICONST_M1,
          Opcodes.ICONST_0,
          Opcodes.ICONST_1,
          Opcodes.ICONST_2,
          Opcodes.ICONST_3,
          Opcodes.ICONST_4,
          Opcodes.ICONST_5 ->
          opcode - Opcodes.ICONST_0;
      case Opcodes.LCONST_0, Opcodes.LCONST_1 -> (long) (opcode - Opcodes.LCONST_0);
      case Opcodes.FCONST_0, Opcodes.FCONST_1, Opcodes.FCONST_2 ->
          (float) (opcode - Opcodes.FCONST_0);
      case Opcodes.DCONST_0, Opcodes.DCONST_1 -> (double) (opcode - Opcodes.DCONST_0);
      case Opcodes.BIPUSH, Opcodes.SIPUSH -> ((IntInsnNode) instruction).operand;
      case Opcodes.LDC -> ((LdcInsnNode) instruction).cst instanceof Number n ? n : null;
      default -> null;
    };
  }
}
