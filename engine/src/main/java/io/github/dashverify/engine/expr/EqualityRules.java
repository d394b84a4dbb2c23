// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Simplifies identity of two expressions of one sort. */
final class EqualityRules {

  private EqualityRules() {}

  static Expr eq(Expr a, Expr b) {
    if (a == b) {
      return Bool.TRUE;
    }
    if (a.isConstant() && b.isConstant()) {
      return Bool.FALSE;
    }
    if (Order.STRUCTURAL.compare(a, b) > 0) {
      return eq(b, a);
    }
    if (a.sort().isBool()) {
      return eqBools(a, b);
    }
    if (a.sort().isBitVector()) {
      return eqBitVectors(a, b);
    }
    Expr chosen = a.sort().isFloat() ? eqChoice(a, b) : null;
    return chosen != null ? chosen : Application.of(Operator.EQ, Sort.BOOL, a, b);
  }

  private static Expr eqBools(Expr a, Expr b) {
    if (b.isConstant()) {
      return b.isTrue() ? a : Bool.not(a);
    }
    if (a.is(Operator.NOT)) {
      return Bool.not(eq(a.arg(0), b));
    }
    if (b.is(Operator.NOT)) {
      return Bool.not(eq(a, b.arg(0)));
    }
    return Application.of(Operator.EQ, Sort.BOOL, a, b);
  }

  private static Expr eqBitVectors(Expr a, Expr b) {
    if (Facts.of(a).excludes(Facts.of(b))) {
      return Bool.FALSE;
    }
    Expr simplified = b.isConstant() ? eqConstant(a, b.bits64()) : eqTerms(a, b);
    if (simplified == null) {
      simplified = eqChoice(a, b);
    }
    if (simplified != null) {
      return simplified;
    }
    boolean linear = LinearSum.isCompound(a) || LinearSum.isCompound(b);
    return linear
        ? LinearEquation.of(new LinearSum(a.sort()).add(a, 1).add(b, -1))
        : Application.of(Operator.EQ, Sort.BOOL, a, b);
  }

  /** A choice compared with a constant, or with one of its own branches. */
  private static @Nullable Expr eqChoice(Expr a, Expr b) {
    if (b.isConstant()) {
      return IteRules.test(a, end -> eq(end, b));
    }
    Expr result = eqOwnBranch(a, b);
    if (result == null) {
      result = eqOwnBranch(b, a);
    }
    return result != null ? result : eqHeldBools(a, b);
  }

  /** Two booleans held as numbers. */
  private static @Nullable Expr eqHeldBools(Expr a, Expr b) {
    Expr first = a.sort().isBitVector() ? IteRules.asCondition(a) : null;
    Expr second = first == null ? null : IteRules.asCondition(b);
    return first == null || second == null ? null : eq(first, second);
  }

  private static @Nullable Expr eqOwnBranch(Expr choice, Expr e) {
    if (choice.is(Operator.ITE)) {
      if (choice.arg(1) == e) {
        return Bool.or(choice.arg(0), eq(choice.arg(2), e));
      }
      if (choice.arg(2) == e) {
        return Bool.or(Bool.not(choice.arg(0)), eq(choice.arg(1), e));
      }
    }
    return null;
  }

  private static @Nullable Expr eqTerms(Expr a, Expr b) {
    if (CompareRules.sameExtension(Operator.SIGN_EXTEND, a, b)
        || CompareRules.sameExtension(Operator.ZERO_EXTEND, a, b)) {
      return eq(a.arg(0), b.arg(0));
    }
    if (a.is(Operator.CONCAT) && b.is(Operator.CONCAT) && a.arg(0).sort() == b.arg(0).sort()) {
      return Bool.and(eq(a.arg(0), b.arg(0)), eq(a.arg(1), b.arg(1)));
    }
    return null;
  }

  private static @Nullable Expr eqConstant(Expr a, long value) {
    Sort sort = a.sort();
    Facts facts = Facts.of(a);
    if (value == facts.max() && facts.min() == value - 1) {
      return Bool.not(eq(a, Constant.of(sort, facts.min())));
    }
    if (!(a instanceof Application application)) {
      return null;
    }
    return switch (application.operator()) {
      case CONCAT -> {
        Expr high = a.arg(0);
        Expr low = a.arg(1);
        yield Bool.and(
            eq(high, Constant.of(high.sort(), value >> low.sort().width())),
            eq(low, Constant.of(low.sort(), value)));
      }
      case XOR -> eqXor(application, value);
      case BVOR -> value == 0 ? allZero(application) : null;
      case BVAND -> eqMasked(application, value);
      case SREM -> value == 0 ? divisible(a) : null;
      default -> null;
    };
  }

  private static @Nullable Expr eqXor(Application xor, long value) {
    Sort sort = xor.sort();
    Expr last = xor.argument(xor.arity() - 1);
    if (last.isConstant()) {
      Expr rest = BitRules.xor(sort, List.of(xor, last));
      return eq(rest, Constant.of(sort, value ^ last.bits64()));
    }
    return value == 0 && xor.arity() == 2 ? eq(xor.argument(0), last) : null;
  }

  private static Expr allZero(Application or) {
    List<Expr> equations = new ArrayList<>(or.arity());
    for (Expr argument : or.arguments()) {
      equations.add(eq(argument, Constant.of(or.sort(), 0)));
    }
    return Bool.and(equations);
  }

  /** A single bit that is set is a single bit that is not zero. */
  private static @Nullable Expr eqMasked(Application and, long value) {
    Expr last = and.argument(and.arity() - 1);
    boolean singleBit = last.isConstant() && Long.bitCount(value & and.sort().mask()) == 1;
    return singleBit && last.bits64() == value
        ? Bool.not(eq(and, Constant.of(and.sort(), 0)))
        : null;
  }

  /** Divisibility by a power of two is a matter of the low bits, for negative numbers too. */
  private static @Nullable Expr divisible(Expr remainder) {
    Expr divisor = remainder.arg(1);
    if (!divisor.isConstant() || Long.bitCount(divisor.bits64()) != 1) {
      return null;
    }
    Sort sort = remainder.sort();
    Expr mask = Constant.of(sort, divisor.bits64() - 1);
    return eq(BitRules.and(sort, List.of(remainder.arg(0), mask)), Constant.zero(sort));
  }
}
