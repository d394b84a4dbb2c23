// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Sort;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Conversions between integer types. */
final class Conversions implements Instructions {

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    switch (instruction.getOpcode()) {
      case Opcodes.I2L -> flow.push('J', Bv.signExtend(flow.pop('I'), Sort.LONG));
      case Opcodes.L2I -> flow.push('I', Bv.truncate(flow.pop('J'), Sort.INT));
      case Opcodes.I2B -> flow.push('I', narrow(flow.pop('I'), Type.BYTE_TYPE));
      case Opcodes.I2S -> flow.push('I', narrow(flow.pop('I'), Type.SHORT_TYPE));
      case Opcodes.I2C -> flow.push('I', narrow(flow.pop('I'), Type.CHAR_TYPE));
      default -> {
        return false;
      }
    }
    return true;
  }

  /** What a variable of this type holds after this value was stored in it. */
  static Expr narrow(Expr value, Type type) {
    return switch (type.getSort()) {
      case Type.BOOLEAN -> Bv.and(value, Bv.intConst(1));
      case Type.BYTE -> Bv.signExtend(Bv.truncate(value, Sort.BYTE), Sort.INT);
      case Type.SHORT -> Bv.signExtend(Bv.truncate(value, Sort.SHORT), Sort.INT);
      case Type.CHAR -> Bv.zeroExtend(Bv.truncate(value, Sort.SHORT), Sort.INT);
      default -> value;
    };
  }
}
