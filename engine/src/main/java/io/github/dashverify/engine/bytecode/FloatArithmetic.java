// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Fp;
import io.github.dashverify.engine.expr.Sort;
import java.util.function.BinaryOperator;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Arithmetic, comparison and conversion of float and double. */
final class FloatArithmetic implements Instructions {

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    int opcode = instruction.getOpcode();
    switch (opcode) {
      case Opcodes.FADD -> binary('F', Fp::add, flow);
      case Opcodes.DADD -> binary('D', Fp::add, flow);
      case Opcodes.FSUB -> binary('F', Fp::sub, flow);
      case Opcodes.DSUB -> binary('D', Fp::sub, flow);
      case Opcodes.FMUL -> binary('F', Fp::mul, flow);
      case Opcodes.DMUL -> binary('D', Fp::mul, flow);
      case Opcodes.FDIV -> binary('F', Fp::div, flow);
      case Opcodes.DDIV -> binary('D', Fp::div, flow);
      case Opcodes.FREM -> binary('F', Fp::rem, flow);
      case Opcodes.DREM -> binary('D', Fp::rem, flow);
      case Opcodes.FNEG -> flow.push('F', Fp.neg(flow.pop('F')));
      case Opcodes.DNEG -> flow.push('D', Fp.neg(flow.pop('D')));
      case Opcodes.FCMPL -> compare('F', false, flow);
      case Opcodes.FCMPG -> compare('F', true, flow);
      case Opcodes.DCMPL -> compare('D', false, flow);
      case Opcodes.DCMPG -> compare('D', true, flow);
      default -> {
        return convert(opcode, flow);
      }
    }
    return true;
  }

  private static boolean convert(int opcode, Flow flow) {
    switch (opcode) {
      case Opcodes.I2F -> flow.push('F', Fp.fromSigned(flow.pop('I'), Sort.FLOAT));
      case Opcodes.I2D -> flow.push('D', Fp.fromSigned(flow.pop('I'), Sort.DOUBLE));
      case Opcodes.L2F -> flow.push('F', Fp.fromSigned(flow.pop('J'), Sort.FLOAT));
      case Opcodes.L2D -> flow.push('D', Fp.fromSigned(flow.pop('J'), Sort.DOUBLE));
      case Opcodes.F2I -> flow.push('I', Fp.toSigned(flow.pop('F'), Sort.INT));
      case Opcodes.F2L -> flow.push('J', Fp.toSigned(flow.pop('F'), Sort.LONG));
      case Opcodes.D2I -> flow.push('I', Fp.toSigned(flow.pop('D'), Sort.INT));
      case Opcodes.D2L -> flow.push('J', Fp.toSigned(flow.pop('D'), Sort.LONG));
      case Opcodes.F2D -> flow.push('D', Fp.convert(flow.pop('F'), Sort.DOUBLE));
      case Opcodes.D2F -> flow.push('F', Fp.convert(flow.pop('D'), Sort.FLOAT));
      default -> {
        return false;
      }
    }
    return true;
  }

  private static void binary(char kind, BinaryOperator<Expr> operator, Flow flow) {
    Expr right = flow.pop(kind);
    Expr left = flow.pop(kind);
    flow.push(kind, operator.apply(left, right));
  }

  /** The two comparisons differ in what they say about NaN. */
  private static void compare(char kind, boolean nanIsGreater, Flow flow) {
    Expr right = flow.pop(kind);
    Expr left = flow.pop(kind);
    Expr one = Bv.intConst(1);
    Expr minusOne = Bv.intConst(-1);
    Expr equal = Fp.eq(left, right);
    Expr result =
        nanIsGreater
            ? Bool.ite(Fp.lt(left, right), minusOne, Bool.ite(equal, Bv.intConst(0), one))
            : Bool.ite(Fp.lt(right, left), one, Bool.ite(equal, Bv.intConst(0), minusOne));
    flow.push('I', result);
  }
}
