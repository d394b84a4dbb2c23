// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Constant;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Sort;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;

/** {@code goto} and the conditional jumps. */
final class Jumps implements Instructions {

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    if (!(instruction instanceof JumpInsnNode jump)) {
      return false;
    }
    int target = flow.code().indexOf(jump.label);
    if (jump.getOpcode() == Opcodes.GOTO) {
      flow.goTo(target);
    } else {
      flow.branch(condition(jump.getOpcode(), flow), target);
    }
    return true;
  }

  private static Expr condition(int opcode, Flow flow) {
    return switch (opcode) {
      case Opcodes.IFEQ, Opcodes.IFNE, Opcodes.IFLT, Opcodes.IFGE, Opcodes.IFGT, Opcodes.IFLE ->
          compare(opcode - Opcodes.IFEQ, flow.pop('I'), Bv.intConst(0));
      case Opcodes.IFNULL -> isNull(flow);
      case Opcodes.IFNONNULL -> Bool.not(isNull(flow));
      case Opcodes.IF_ACMPEQ -> Bool.eq(flow.pop('A'), flow.pop('A'));
      case Opcodes.IF_ACMPNE -> Bool.not(Bool.eq(flow.pop('A'), flow.pop('A')));
      default -> {
        Expr right = flow.pop('I');
        yield compare(opcode - Opcodes.IF_ICMPEQ, flow.pop('I'), right);
      }
    };
  }

  /** The comparisons in the order of their opcodes. */
  private static Expr compare(int which, Expr left, Expr right) {
    return switch (which) {
      case 0 -> Bool.eq(left, right);
      case 1 -> Bool.not(Bool.eq(left, right));
      case 2 -> Bv.slt(left, right);
      case 3 -> Bv.sge(left, right);
      case 4 -> Bv.sgt(left, right);
      case 5 -> Bv.sle(left, right);
      default -> throw new MalformedCodeException("an unknown comparison");
    };
  }

  private static Expr isNull(Flow flow) {
    return Bool.eq(flow.pop('A'), Constant.of(Sort.REFERENCE, 0));
  }
}
