// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.cfa.InputDraw;
import io.github.dashverify.engine.cfa.InputType;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Evaluator;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Mem;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Valuation;
import io.github.dashverify.engine.expr.Variable;
import io.github.dashverify.engine.expr.Variables;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** "There is an input such that" by elimination, against trying every input. */
class InputEliminationTest {

  private static final int PREDICATES = 3000;
  private static final int STATES = 12;
  private static final int DRAWN = 4;

  private static final Expr NEXT = Mem.select(Symbols.inputs(InputType.BYTE), Symbols.INPUT_COUNT);
  private static final Variable WIDE = Symbols.register(0, 1, 'I');

  private final Random random = new Random(7);

  @Test
  void sameAsTryingEveryValue() {
    int eliminated = 0;
    for (int i = 0; i < PREDICATES; i++) {
      Expr predicate = predicate(3);
      Expr without = InputElimination.exists(predicate);
      if (!mentionsInput(without)) {
        eliminated++;
        for (int j = 0; j < STATES; j++) {
          long register = random.nextBoolean() ? random.nextInt(600) - 300 : random.nextInt();
          assertThat(Evaluator.holds(without, state(0, register)))
              .as("%s becomes %s for register %d", predicate, without, register)
              .isEqualTo(someInputSatisfies(predicate, register));
        }
      }
    }
    assertThat(eliminated).isGreaterThan(PREDICATES / 4);
  }

  /** A loop that asks an input in each round must not remember what it asked. */
  @Test
  void drawnBooleanDisappears() {
    Expr stop = Bool.eq(InputDraw.next(InputType.BOOLEAN), Bv.intConst(0));
    Expr property = Bool.not(Bool.eq(WIDE, Bv.intConst(3)));
    assertThat(InputElimination.exists(Bool.and(stop, property))).isSameAs(property);
  }

  @Test
  void inputThatOccursTwiceStays() {
    Expr sum = Bv.add(Bv.signExtend(NEXT, Sort.INT), WIDE);
    Expr predicate = Bool.and(Bv.slt(sum, WIDE), Bv.slt(Bv.intConst(5), Bv.mul(sum, sum)));
    assertThat(InputElimination.exists(predicate)).isSameAs(predicate);
  }

  /** An input drawn earlier has a value already: it is no longer free. */
  @Test
  void inputDrawnBeforeStays() {
    Expr before = Bv.sub(Symbols.INPUT_COUNT, Bv.intConst(1));
    Expr predicate = Bool.eq(Mem.select(Symbols.inputs(InputType.INT), before), Bv.intConst(17));
    assertThat(InputElimination.exists(predicate)).isSameAs(predicate);
  }

  private Expr predicate(int depth) {
    if (depth > 0) {
      switch (random.nextInt(4)) {
        case 0:
          return Bool.and(predicate(depth - 1), stateOnly());
        case 1:
          return Bool.or(predicate(depth - 1), stateOnly());
        case 2:
          return Bool.not(predicate(depth - 1));
        default:
      }
    }
    Expr[] sides =
        random.nextBoolean()
            ? new Expr[] {narrow(2), Bv.truncate(wideState(), Sort.BYTE)}
            : new Expr[] {wide(2), wideState()};
    int left = random.nextInt(2);
    return compare(sides[left], sides[1 - left]);
  }

  private Expr compare(Expr left, Expr right) {
    return switch (random.nextInt(3)) {
      case 0 -> Bool.eq(left, right);
      case 1 -> Bv.slt(left, right);
      default -> Bv.ult(left, right);
    };
  }

  private Expr stateOnly() {
    return compare(wideState(), Bv.intConst(random.nextInt(20) - 10));
  }

  private Expr wideState() {
    return random.nextInt(4) == 0 ? Bv.intConst(random.nextInt(300) - 150) : WIDE;
  }

  /** Eight bits that depend on the input. */
  private Expr narrow(int depth) {
    if (depth == 0) {
      return NEXT;
    }
    Expr operand = narrow(depth - 1);
    Expr other = Bv.truncate(wideState(), Sort.BYTE);
    return switch (random.nextInt(6)) {
      case 0 -> Bv.add(operand, other);
      case 1 -> Bv.xor(operand, other);
      case 2 -> Bv.not(operand);
      case 3 -> Bv.mul(operand, Bv.constant(random.nextInt(16), Sort.BYTE));
      case 4 -> Bv.and(operand, other);
      default -> operand;
    };
  }

  /** Thirty-two bits that depend on the input. */
  private Expr wide(int depth) {
    if (depth == 0) {
      return random.nextBoolean()
          ? Bv.signExtend(narrow(1), Sort.INT)
          : Bv.zeroExtend(narrow(1), Sort.INT);
    }
    Expr operand = wide(depth - 1);
    return switch (random.nextInt(4)) {
      case 0 -> Bv.add(operand, wideState());
      case 1 -> Bv.mul(operand, Bv.intConst(random.nextInt(16)));
      case 2 -> Bv.xor(operand, wideState());
      default -> operand;
    };
  }

  private static boolean mentionsInput(Expr predicate) {
    return Variables.of(predicate).stream()
        .anyMatch(variable -> variable.symbol() instanceof Symbols.Inputs);
  }

  private static boolean someInputSatisfies(Expr predicate, long register) {
    for (int input = Byte.MIN_VALUE; input <= Byte.MAX_VALUE; input++) {
      if (Evaluator.holds(predicate, state(input, register))) {
        return true;
      }
    }
    return false;
  }

  private static Valuation state(long input, long register) {
    return new Valuation() {
      @Override
      public long value(Variable scalar) {
        return scalar.equals(WIDE) ? register : DRAWN;
      }

      @Override
      public long select(Variable memory, long index) {
        return index == DRAWN ? input : 0;
      }
    };
  }
}
