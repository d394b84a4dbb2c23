// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

/** Derives the {@link Facts} about an application from those about its arguments. */
final class FactRules {

  private FactRules() {}

  static Facts derive(Application e) {
    Sort sort = e.sort();
    return switch (e.operator()) {
      case ITE -> Facts.of(e.argument(1)).or(Facts.of(e.argument(2)));
      case ADD, MUL, BVAND, BVOR, XOR -> fold(e);
      case BVNOT -> complement(Facts.of(e.argument(0)));
      case SDIV -> quotient(sort, Facts.of(e.argument(0)), Facts.of(e.argument(1)));
      case SREM -> remainder(sort, Facts.of(e.argument(0)), Facts.of(e.argument(1)));
      case ASHR -> arithmeticShift(sort, Facts.of(e.argument(0)), e.argument(1));
      case LSHR -> logicalShift(sort, Facts.of(e.argument(0)), e.argument(1));
      case SIGN_EXTEND -> Facts.of(e.argument(0));
      case ZERO_EXTEND -> zeroExtend(sort, e.argument(0));
      case TRUNCATE -> truncate(sort, Facts.of(e.argument(0)));
      case CONCAT -> concat(sort, e.argument(0), e.argument(1));
      default -> Facts.top(sort);
    };
  }

  private static Facts fold(Application e) {
    Facts result = Facts.of(e.argument(0));
    for (int i = 1; i < e.arity(); i++) {
      result = combine(e.operator(), e.sort(), result, Facts.of(e.argument(i)));
    }
    return result;
  }

  private static Facts combine(Operator operator, Sort sort, Facts a, Facts b) {
    return switch (operator) {
      case ADD -> sum(sort, a, b);
      case MUL -> product(sort, a, b);
      case BVAND -> Facts.bits(sort, a.zeros() | b.zeros(), a.ones() & b.ones());
      case BVOR -> Facts.bits(sort, a.zeros() & b.zeros(), a.ones() | b.ones());
      case XOR ->
          Facts.bits(
              sort,
              (a.zeros() & b.zeros()) | (a.ones() & b.ones()),
              (a.zeros() & b.ones()) | (a.ones() & b.zeros()));
      default -> throw new IllegalArgumentException("not associative: " + operator);
    };
  }

  private static Facts complement(Facts a) {
    return new Facts(~a.max(), ~a.min(), a.ones(), a.zeros());
  }

  /** A bit of a sum is known where both bits and the carry into them are. */
  private static Facts sum(Sort sort, Facts a, Facts b) {
    long most = ~a.zeros() + ~b.zeros();
    long least = a.ones() + b.ones();
    long carryZero = ~(most ^ a.zeros() ^ b.zeros());
    long carryOne = least ^ a.ones() ^ b.ones();
    long known = (a.zeros() | a.ones()) & (b.zeros() | b.ones()) & (carryZero | carryOne);
    Facts bits = Facts.bits(sort, ~most & known, least & known);
    long min = a.min() + b.min();
    long max = a.max() + b.max();
    boolean wraps =
        overflows(a.min(), b.min(), min)
            || overflows(a.max(), b.max(), max)
            || min < sort.min()
            || max > sort.max();
    return wraps ? bits : bits.and(Facts.range(sort, min, max), sort);
  }

  private static boolean overflows(long a, long b, long sum) {
    return ((a ^ sum) & (b ^ sum)) < 0;
  }

  private static Facts product(Sort sort, Facts a, Facts b) {
    int zeros = Math.min(sort.width(), a.trailingZeros(sort) + b.trailingZeros(sort));
    long low = zeros >= Long.SIZE ? -1L : (1L << zeros) - 1;
    long odd = a.ones() & b.ones() & 1;
    Facts bits = Facts.bits(sort, low, odd);
    long min = Long.MAX_VALUE;
    long max = Long.MIN_VALUE;
    for (long x : new long[] {a.min(), a.max()}) {
      for (long y : new long[] {b.min(), b.max()}) {
        long product = x * y;
        if (Math.multiplyHigh(x, y) != product >> (Long.SIZE - 1)
            || product < sort.min()
            || product > sort.max()) {
          return bits;
        }
        min = Math.min(min, product);
        max = Math.max(max, product);
      }
    }
    return bits.and(Facts.range(sort, min, max), sort);
  }

  /** Only divisors that are known positive or are constants say something simple. */
  private static Facts quotient(Sort sort, Facts a, Facts b) {
    if (b.min() > 0) {
      long min = a.min() < 0 ? a.min() / b.min() : a.min() / b.max();
      long max = a.max() < 0 ? a.max() / b.max() : a.max() / b.min();
      return Facts.range(sort, min, max);
    }
    return Facts.top(sort);
  }

  private static Facts remainder(Sort sort, Facts a, Facts b) {
    long min = Math.min(a.min(), 0);
    long max = Math.max(a.max(), 0);
    if (b.contains(0) || b.min() == Long.MIN_VALUE) {
      return Facts.range(sort, min, max);
    }
    long largest = Math.max(Math.abs(b.min()), Math.abs(b.max())) - 1;
    Facts range = Facts.range(sort, min, max).and(Facts.range(sort, -largest, largest), sort);
    int zeros = Math.min(a.trailingZeros(sort), b.trailingZeros(sort));
    long low = zeros >= Long.SIZE ? -1L : (1L << zeros) - 1;
    return range.and(Facts.bits(sort, low, 0), sort);
  }

  private static Facts arithmeticShift(Sort sort, Facts a, Expr distance) {
    if (distance instanceof Constant constant) {
      int by = (int) constant.bits() & (sort.width() - 1);
      return new Facts(a.min() >> by, a.max() >> by, a.zeros() >> by, a.ones() >> by);
    }
    return Facts.range(sort, Math.min(a.min(), 0), Math.max(a.max(), -1));
  }

  private static Facts logicalShift(Sort sort, Facts a, Expr distance) {
    if (distance instanceof Constant constant) {
      int by = (int) constant.bits() & (sort.width() - 1);
      long mask = sort.mask();
      long zeros = ((a.zeros() & mask) >>> by) | (mask & ~(mask >>> by));
      return Facts.bits(sort, zeros, (a.ones() & mask) >>> by);
    }
    return a.nonNegative() ? Facts.range(sort, 0, a.max()) : Facts.top(sort);
  }

  private static Facts zeroExtend(Sort sort, Expr e) {
    Facts a = Facts.of(e);
    long mask = e.sort().mask();
    return Facts.bits(sort, a.zeros() | ~mask, a.ones() & mask);
  }

  private static Facts truncate(Sort sort, Facts a) {
    Facts bits = Facts.bits(sort, a.zeros(), a.ones());
    boolean fits = a.min() >= sort.min() && a.max() <= sort.max();
    return fits ? bits.and(Facts.range(sort, a.min(), a.max()), sort) : bits;
  }

  private static Facts concat(Sort sort, Expr high, Expr low) {
    Facts a = Facts.of(high);
    Facts b = Facts.of(low);
    int by = low.sort().width();
    long mask = low.sort().mask();
    return Facts.bits(
        sort, (a.zeros() << by) | (b.zeros() & mask), (a.ones() << by) | (b.ones() & mask));
  }
}
