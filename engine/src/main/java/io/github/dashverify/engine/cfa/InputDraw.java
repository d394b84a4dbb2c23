// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.cfa;

import io.github.dashverify.engine.cfa.Operation.Assign;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Mem;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Variable;
import java.util.List;

/**
 * How a program draws its next input: the value as the JVM would hold it, and the count moved on.
 */
public final class InputDraw {

  private InputDraw() {}

  /** The operations that put the next input of this type into a register. */
  public static List<Operation> into(Variable register, InputType type, int line) {
    return List.of(
        new Assign(register, next(type), line),
        new Assign(Symbols.INPUT_COUNT, Bv.add(Symbols.INPUT_COUNT, Bv.intConst(1)), line));
  }

  /** The next input of this type, as a register holds it; the count does not move. */
  public static Expr next(InputType type) {
    return asRegister(Mem.select(Symbols.inputs(type), Symbols.INPUT_COUNT), type);
  }

  /** The kind of register that holds values of this type. */
  public static char kindOf(InputType type) {
    return switch (type) {
      case BOOLEAN, BYTE, CHAR, SHORT, INT -> 'I';
      case LONG -> 'J';
      case FLOAT -> 'F';
      case DOUBLE -> 'D';
    };
  }

  private static Expr asRegister(Expr raw, InputType type) {
    return switch (type) {
      case BOOLEAN -> Bool.ite(raw, Bv.intConst(1), Bv.intConst(0));
      case BYTE, SHORT -> Bv.signExtend(raw, Sort.INT);
      case CHAR -> Bv.zeroExtend(raw, Sort.INT);
      case INT, LONG, FLOAT, DOUBLE -> raw;
    };
  }
}
