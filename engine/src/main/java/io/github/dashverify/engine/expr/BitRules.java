// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Simplifies bitwise operations; constants are collected at the end of the arguments. */
final class BitRules {

  /** Operations on more arguments count as one argument. */
  private static final int ARGUMENTS = 32;

  private BitRules() {}

  static Expr not(Expr e) {
    Sort sort = e.sort();
    if (e.isConstant()) {
      return Constant.of(sort, ~e.bits64());
    }
    if (LinearSum.isCompound(e)) {
      return new LinearSum(sort).add(e, -1).add(Constant.of(sort, -1), 1).toExpr();
    }
    if (e.is(Operator.XOR)) {
      return xor(sort, List.of(e, Constant.of(sort, -1)));
    }
    Expr mapped = IteRules.map(e, end -> Constant.of(sort, ~end.bits64()));
    return mapped != null ? mapped : Bv.apply(Operator.BVNOT, sort, e);
  }

  static Expr and(Sort sort, List<Expr> operands) {
    Set<Expr> parts = new LinkedHashSet<>();
    long mask = collect(Operator.BVAND, operands, parts, -1);
    if (mask == 0 || complementary(parts)) {
      return Constant.zero(sort);
    }
    Expr special = boolsOrChoice(Operator.BVAND, sort, parts, mask, -1);
    if (special != null) {
      return special;
    }
    long possible = -1;
    for (Expr part : parts) {
      possible &= ~Facts.of(part).zeros();
    }
    if ((possible & ~mask) == 0) {
      mask = -1;
    } else if (parts.size() == 1) {
      Expr only = parts.iterator().next();
      Expr stripped = LowBitRules.strip(only, mask);
      if (stripped != only) {
        return and(sort, List.of(stripped, Constant.of(sort, mask)));
      }
    }
    return build(Operator.BVAND, sort, parts, mask == -1 ? -1 : mask & possible, -1);
  }

  static Expr or(Sort sort, List<Expr> operands) {
    Set<Expr> parts = new LinkedHashSet<>();
    long bits = collect(Operator.BVOR, operands, parts, 0);
    if (bits == -1 || complementary(parts)) {
      return Constant.of(sort, -1);
    }
    Expr special = boolsOrChoice(Operator.BVOR, sort, parts, bits, 0);
    if (special != null) {
      return special;
    }
    long certain = 0;
    for (Expr part : parts) {
      certain |= Facts.of(part).ones();
    }
    return build(Operator.BVOR, sort, parts, bits & ~certain, 0);
  }

  static Expr xor(Sort sort, List<Expr> operands) {
    Set<Expr> parts = new LinkedHashSet<>();
    long bits = collect(Operator.XOR, operands, parts, 0);
    Expr special = boolsOrChoice(Operator.XOR, sort, parts, bits, 0);
    if (special != null) {
      return special;
    }
    if (bits == -1 && !parts.isEmpty()) {
      Expr rest = build(Operator.XOR, sort, parts, 0, 0);
      return rest.is(Operator.XOR) ? Bv.apply(Operator.BVNOT, sort, rest) : not(rest);
    }
    return build(Operator.XOR, sort, parts, bits, 0);
  }

  /** Adds the flattened operands other than constants; the constants, combined, are returned. */
  private static long collect(
      Operator operator, List<Expr> operands, Set<Expr> parts, long neutral) {
    long constant = neutral;
    for (Expr operand : operands) {
      boolean nested = operand.is(operator) && ((Application) operand).arity() <= ARGUMENTS;
      for (Expr part : nested ? ((Application) operand).arguments() : List.of(operand)) {
        if (part.isConstant()) {
          constant = combine(operator, constant, part.bits64());
        } else if (operator == Operator.XOR) {
          constant ^= toggle(part, parts);
        } else {
          parts.add(part);
        }
      }
    }
    return constant;
  }

  private static long combine(Operator operator, long a, long b) {
    return Semantics.apply(operator, Sort.LONG, Sort.LONG, a, b);
  }

  /** Two equal operands of an exclusive disjunction cancel out; complements are constants. */
  private static long toggle(Expr part, Set<Expr> parts) {
    boolean complement = part.is(Operator.BVNOT);
    if (complement && part.arg(0).is(Operator.XOR)) {
      for (Expr inner : ((Application) part.arg(0)).arguments()) {
        if (!parts.remove(inner)) {
          parts.add(inner);
        }
      }
      return -1;
    }
    Expr plain = complement ? part.arg(0) : part;
    if (!parts.remove(plain)) {
      parts.add(plain);
    }
    return complement ? -1 : 0;
  }

  private static boolean complementary(Set<Expr> parts) {
    for (Expr part : parts) {
      if (LinearSum.isCompound(part) && parts.contains(not(part))) {
        return true;
      }
    }
    return false;
  }

  /** Operations on booleans in the JVM's clothes, and on choices between constants. */
  private static @Nullable Expr boolsOrChoice(
      Operator operator, Sort sort, Set<Expr> parts, long constant, long neutral) {
    if (parts.isEmpty()) {
      return Constant.of(sort, constant);
    }
    if (parts.size() == 1) {
      Expr only = parts.iterator().next();
      return constant == neutral
          ? only
          : IteRules.map(only, end -> Constant.of(sort, combine(operator, end.bits64(), constant)));
    }
    List<Expr> conditions = new ArrayList<>(parts.size());
    for (Expr part : parts) {
      Expr condition = IteRules.asCondition(part);
      if (condition == null) {
        return null;
      }
      conditions.add(condition);
    }
    Expr bit = Bool.ite(join(operator, conditions), Constant.of(sort, 1), Constant.zero(sort));
    List<Expr> rest = List.of(bit, Constant.of(sort, constant));
    return switch (operator) {
      case BVAND -> and(sort, rest);
      case BVOR -> or(sort, rest);
      default -> xor(sort, rest);
    };
  }

  private static Expr join(Operator operator, List<Expr> conditions) {
    return switch (operator) {
      case BVAND -> Bool.and(conditions);
      case BVOR -> Bool.or(conditions);
      default -> {
        Expr result = conditions.get(0);
        for (Expr condition : conditions.subList(1, conditions.size())) {
          result = Bool.not(Bool.eq(result, condition));
        }
        yield result;
      }
    };
  }

  private static Expr build(
      Operator operator, Sort sort, Set<Expr> parts, long constant, long neutral) {
    List<Expr> arguments = new ArrayList<>(parts);
    arguments.sort(Order.STRUCTURAL);
    if (sort.wrap(constant) != neutral) {
      arguments.add(Constant.of(sort, constant));
    }
    if (arguments.isEmpty()) {
      return Constant.of(sort, neutral);
    }
    return arguments.size() == 1
        ? arguments.get(0)
        : Bv.apply(operator, sort, arguments.toArray(Expr[]::new));
  }
}
