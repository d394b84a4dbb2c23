// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Application;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Constant;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Operator;
import io.github.dashverify.engine.expr.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Replaces a predicate by "there are values of the inputs not yet drawn such that it holds". Those
 * inputs are unconstrained in every state, so this is as suitable as the predicate itself, and a
 * loop that draws an input in each round no longer gives a new predicate in each round.
 *
 * <p>Exact where it applies: an input that occurs once is moved outwards through the operations
 * that can take every value when their operand does. Where that does not work the input stays.
 */
final class InputElimination {

  private InputElimination() {}

  static Expr exists(Expr predicate) {
    Expr current = predicate;
    for (boolean changed = true; changed; ) {
      changed = false;
      for (Map.Entry<Expr, Integer> read : futureInputs(current).entrySet()) {
        Expr without = read.getValue() == 1 ? project(current, read.getKey(), true) : null;
        if (without != null) {
          current = without;
          changed = true;
          break;
        }
      }
    }
    return current;
  }

  /** Reads of inputs not yet drawn, with the number of times each occurs. */
  private static Map<Expr, Integer> futureInputs(Expr predicate) {
    Map<Expr, Integer> reads = new LinkedHashMap<>();
    List<Expr> pending = new ArrayList<>(List.of(predicate));
    for (int visited = 0; !pending.isEmpty(); visited++) {
      if (visited > MAX_VISITED) {
        return Map.of();
      }
      Expr expr = pending.remove(pending.size() - 1);
      if (isFutureInput(expr)) {
        reads.merge(expr, 1, Integer::sum);
      } else if (expr instanceof Application application) {
        pending.addAll(application.arguments());
      }
    }
    return reads;
  }

  /** Predicates larger than this keep their inputs: occurrences are counted in the tree. */
  private static final int MAX_VISITED = 2000;

  private static boolean isFutureInput(Expr expr) {
    return expr instanceof Application read
        && read.operator() == Operator.SELECT
        && read.argument(0) instanceof Variable memory
        && memory.symbol() instanceof Symbols.Inputs
        && Bv.sub(read.argument(1), Symbols.INPUT_COUNT) instanceof Constant ahead
        && ahead.bits() >= 0;
  }

  /**
   * "There is a value of the input such that the predicate holds", or does not.
   *
   * @param holds whether the predicate or its negation is meant
   * @return null if the input cannot be quantified away here
   */
  private static @Nullable Expr project(Expr predicate, Expr input, boolean holds) {
    if (predicate == input) {
      return Bool.TRUE;
    }
    if (!(predicate instanceof Application application)) {
      return null;
    }
    return switch (application.operator()) {
      case AND -> projectConjunction(application, input, holds);
      case NOT -> project(application.argument(0), input, !holds);
      case EQ -> projectEquality(application.argument(0), application.argument(1), input, holds);
      case SLT, ULT -> projectComparison(application, input, holds);
      default -> null;
    };
  }

  /** The input occurs in one argument only, so quantifying it there is enough. */
  private static @Nullable Expr projectConjunction(
      Application conjunction, Expr input, boolean holds) {
    List<Expr> parts = new ArrayList<>();
    for (Expr argument : conjunction.arguments()) {
      Expr part;
      if (mentions(argument, input)) {
        part = project(argument, input, holds);
      } else {
        part = holds ? argument : Bool.not(argument);
      }
      if (part == null) {
        return null;
      }
      parts.add(part);
    }
    return holds ? Bool.and(parts) : Bool.or(parts);
  }

  private static @Nullable Expr projectEquality(Expr left, Expr right, Expr input, boolean holds) {
    Expr with = mentions(left, input) ? left : right;
    Expr other = with == left ? right : left;
    if (takesEveryValue(with, input)) {
      return Bool.TRUE;
    }
    return holds && with.sort().isBitVector()
        ? solvable(with, other, with.sort().width(), input)
        : null;
  }

  /** Whether some input makes the low {@code bits} bits of both sides equal; null if unclear. */
  private static @Nullable Expr solvable(Expr with, Expr other, int bits, Expr input) {
    if (takesEveryValue(with, input)) {
      return Bool.TRUE;
    }
    if (!(with instanceof Application application)) {
      return null;
    }
    return switch (application.operator()) {
      case ADD -> solvableSum(application, other, bits, input);
      case MUL -> solvableMultiple(application, other, bits, input);
      case BVAND -> solvableMask(application, other, bits, input);
      case SIGN_EXTEND, ZERO_EXTEND -> solvableExtension(application, other, bits, input);
      default -> null;
    };
  }

  private static @Nullable Expr solvableSum(Application sum, Expr other, int bits, Expr input) {
    Expr rest = other;
    Expr summand = null;
    for (Expr argument : sum.arguments()) {
      if (mentions(argument, input)) {
        summand = argument;
      } else {
        rest = Bv.sub(rest, argument);
      }
    }
    return summand == null ? null : solvable(summand, rest, bits, input);
  }

  /** {@code c * x == other} has a solution x iff other is a multiple of the power of two in c. */
  private static @Nullable Expr solvableMultiple(
      Application product, Expr other, int bits, Expr input) {
    return product.arity() == 2
            && product.argument(0) instanceof Constant factor
            && takesEveryValue(product.argument(1), input)
        ? isMultiple(other, Math.min(bits, Long.numberOfTrailingZeros(factor.bits())))
        : null;
  }

  /** {@code (e & 2^n-1) == other}: other has no higher bits, and the lower ones can be met. */
  private static @Nullable Expr solvableMask(
      Application conjunction, Expr other, int bits, Expr input) {
    if (conjunction.arity() != 2
        || bits != conjunction.sort().width()
        || !(conjunction.argument(1) instanceof Constant mask)
        || (mask.bits() & (mask.bits() + 1)) != 0) {
      return null;
    }
    Expr lower =
        solvable(conjunction.argument(0), other, Long.numberOfTrailingZeros(~mask.bits()), input);
    Expr upper = Bv.and(other, Bv.constant(~mask.bits(), other.sort()));
    return lower == null ? null : Bool.and(lower, Bool.eq(upper, Constant.zero(other.sort())));
  }

  private static @Nullable Expr solvableExtension(
      Application extension, Expr other, int bits, Expr input) {
    Expr narrow = extension.argument(0);
    if (!takesEveryValue(narrow, input)) {
      return null;
    }
    if (bits <= narrow.sort().width()) {
      return Bool.TRUE;
    }
    if (bits != extension.sort().width()) {
      return null;
    }
    Expr low = Bv.truncate(other, narrow.sort());
    Expr extended =
        extension.operator() == Operator.SIGN_EXTEND
            ? Bv.signExtend(low, extension.sort())
            : Bv.zeroExtend(low, extension.sort());
    return Bool.eq(extended, other);
  }

  private static Expr isMultiple(Expr expr, int powerOfTwo) {
    Expr mask = Bv.constant((1L << powerOfTwo) - 1, expr.sort());
    return Bool.eq(Bv.and(expr, mask), Constant.zero(expr.sort()));
  }

  private static @Nullable Expr projectComparison(
      Application comparison, Expr input, boolean holds) {
    Expr left = comparison.argument(0);
    Expr right = comparison.argument(1);
    boolean onLeft = mentions(left, input);
    if (!takesEveryValue(onLeft ? left : right, input)) {
      return null;
    }
    if (!holds) {
      return Bool.TRUE; // something is always greater or equal
    }
    Expr bound = onLeft ? right : left;
    long least = comparison.operator() == Operator.ULT ? 0 : 1L << (bound.sort().width() - 1);
    long extreme = onLeft ? least : least - 1;
    return Bool.not(Bool.eq(bound, Bv.constant(extreme, bound.sort())));
  }

  /** Whether the expression takes every value of its sort as the input varies, all else fixed. */
  private static boolean takesEveryValue(Expr expr, Expr input) {
    if (expr == input) {
      return true;
    }
    if (!(expr instanceof Application application)) {
      return false;
    }
    return switch (application.operator()) {
      case ADD, XOR, BVNOT, TRUNCATE -> operand(application, input);
      case MUL ->
          application.arity() == 2
              && application.argument(0) instanceof Constant factor
              && (factor.bits() & 1) == 1
              && operand(application, input);
      default -> false;
    };
  }

  private static boolean operand(Application application, Expr input) {
    return application.arguments().stream()
        .filter(argument -> mentions(argument, input))
        .allMatch(argument -> takesEveryValue(argument, input));
  }

  private static boolean mentions(Expr expr, Expr input) {
    if (expr == input) {
      return true;
    }
    return expr instanceof Application application
        && application.arguments().stream().anyMatch(argument -> mentions(argument, input));
  }
}
