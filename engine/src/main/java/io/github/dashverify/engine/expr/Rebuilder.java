// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.List;
import java.util.function.BinaryOperator;

/** Applies an operator through the factory that simplifies it. */
final class Rebuilder {

  private Rebuilder() {}

  static Expr apply(Operator operator, Sort sort, List<Expr> arguments) {
    Expr a = arguments.get(0);
    Expr b = arguments.get(Math.min(1, arguments.size() - 1));
    return switch (operator) {
      case NOT -> Bool.not(a);
      case AND -> Bool.and(arguments);
      case EQ -> Bool.eq(a, b);
      case ITE -> Bool.ite(a, b, arguments.get(2));
      case ADD -> sum(sort, arguments);
      case MUL -> fold(arguments, Bv::mul);
      case SDIV -> Bv.sdiv(a, b);
      case SREM -> Bv.srem(a, b);
      case SHL -> Bv.shl(a, b);
      case ASHR -> Bv.ashr(a, b);
      case LSHR -> Bv.lshr(a, b);
      case BVAND -> BitRules.and(sort, arguments);
      case BVOR -> BitRules.or(sort, arguments);
      case XOR -> BitRules.xor(sort, arguments);
      case BVNOT -> Bv.not(a);
      case SLT -> Bv.slt(a, b);
      case ULT -> Bv.ult(a, b);
      case SIGN_EXTEND -> Bv.signExtend(a, sort);
      case ZERO_EXTEND -> Bv.zeroExtend(a, sort);
      case TRUNCATE -> Bv.truncate(a, sort);
      case CONCAT -> Bv.concat(a, b);
      case FP_ADD -> Fp.add(a, b);
      case FP_SUB -> Fp.sub(a, b);
      case FP_MUL -> Fp.mul(a, b);
      case FP_DIV -> Fp.div(a, b);
      case FP_REM -> Fp.rem(a, b);
      case FP_NEG -> Fp.neg(a);
      case FP_ABS -> Fp.abs(a);
      case FP_SQRT -> Fp.sqrt(a);
      case FP_LT -> Fp.lt(a, b);
      case FP_LE -> Fp.le(a, b);
      case FP_EQ -> Fp.eq(a, b);
      case FP_IS_NAN -> Fp.isNaN(a);
      case FP_FROM_SIGNED -> Fp.fromSigned(a, sort);
      case FP_TO_SIGNED -> Fp.toSigned(a, sort);
      case FP_CONVERT -> Fp.convert(a, sort);
      case FP_TO_BITS -> Fp.bits(a);
      case FP_FROM_BITS -> Fp.fromBits(a);
      case FP_FLOOR -> Fp.floor(a);
      case FP_CEIL -> Fp.ceil(a);
      case FP_RINT -> Fp.rint(a);
      case ARRAY -> Mem.constant(sort, a);
      case SELECT -> Mem.select(a, b);
      case STORE -> Mem.store(a, b, arguments.get(2));
      case FILL -> Mem.fill(a, b, arguments.get(2));
    };
  }

  private static Expr sum(Sort sort, List<Expr> summands) {
    LinearSum sum = new LinearSum(sort);
    summands.forEach(summand -> sum.add(summand, 1));
    return sum.toExpr();
  }

  private static Expr fold(List<Expr> arguments, BinaryOperator<Expr> operation) {
    Expr result = arguments.get(0);
    for (Expr argument : arguments.subList(1, arguments.size())) {
      result = operation.apply(result, argument);
    }
    return result;
  }
}
