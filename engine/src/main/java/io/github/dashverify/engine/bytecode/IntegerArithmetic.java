// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Sort;
import java.util.function.BinaryOperator;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Arithmetic, bit operations and comparison of int and long. */
final class IntegerArithmetic implements Instructions {

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    switch (instruction.getOpcode()) {
      case Opcodes.IADD -> binary('I', Bv::add, flow);
      case Opcodes.LADD -> binary('J', Bv::add, flow);
      case Opcodes.ISUB -> binary('I', Bv::sub, flow);
      case Opcodes.LSUB -> binary('J', Bv::sub, flow);
      case Opcodes.IMUL -> binary('I', Bv::mul, flow);
      case Opcodes.LMUL -> binary('J', Bv::mul, flow);
      case Opcodes.IAND -> binary('I', Bv::and, flow);
      case Opcodes.LAND -> binary('J', Bv::and, flow);
      case Opcodes.IOR -> binary('I', Bv::or, flow);
      case Opcodes.LOR -> binary('J', Bv::or, flow);
      case Opcodes.IXOR -> binary('I', Bv::xor, flow);
      case Opcodes.LXOR -> binary('J', Bv::xor, flow);
      case Opcodes.IDIV -> divide('I', Bv::sdiv, flow);
      case Opcodes.LDIV -> divide('J', Bv::sdiv, flow);
      case Opcodes.IREM -> divide('I', Bv::srem, flow);
      case Opcodes.LREM -> divide('J', Bv::srem, flow);
      case Opcodes.ISHL -> binary('I', Bv::shl, flow);
      case Opcodes.LSHL -> shiftLong(Bv::shl, flow);
      case Opcodes.ISHR -> binary('I', Bv::ashr, flow);
      case Opcodes.LSHR -> shiftLong(Bv::ashr, flow);
      case Opcodes.IUSHR -> binary('I', Bv::lshr, flow);
      case Opcodes.LUSHR -> shiftLong(Bv::lshr, flow);
      case Opcodes.INEG -> flow.push('I', Bv.neg(flow.pop('I')));
      case Opcodes.LNEG -> flow.push('J', Bv.neg(flow.pop('J')));
      case Opcodes.LCMP -> compareLong(flow);
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

  private static void divide(char kind, BinaryOperator<Expr> operator, Flow flow) {
    Expr divisor = flow.pop(kind);
    Expr dividend = flow.pop(kind);
    Expr zero = Bv.constant(0, kind == 'I' ? Sort.INT : Sort.LONG);
    flow.throwIf(Bool.eq(divisor, zero), Exceptions.ARITHMETIC);
    flow.push(kind, operator.apply(dividend, divisor));
  }

  /** The distance is an int; only its lower six bits count, so its extension does not matter. */
  private static void shiftLong(BinaryOperator<Expr> operator, Flow flow) {
    Expr distance = Bv.signExtend(flow.pop('I'), Sort.LONG);
    flow.push('J', operator.apply(flow.pop('J'), distance));
  }

  private static void compareLong(Flow flow) {
    Expr right = flow.pop('J');
    Expr left = flow.pop('J');
    Expr notLess = Bool.ite(Bool.eq(left, right), Bv.intConst(0), Bv.intConst(1));
    flow.push('I', Bool.ite(Bv.slt(left, right), Bv.intConst(-1), notLess));
  }
}
