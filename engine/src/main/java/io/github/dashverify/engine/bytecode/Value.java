// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Variable;
import io.github.dashverify.engine.expr.Variables;
import java.util.function.Predicate;
import org.objectweb.asm.Type;

/**
 * A value on the operand stack.
 *
 * @param kind the register kind that holds it, see {@link Symbols.Register#kind}
 * @param expr its value
 */
record Value(char kind, Expr expr) {

  /** How many slots the value takes. */
  int size() {
    return kind == 'J' || kind == 'D' ? 2 : 1;
  }

  static Value of(Variable register) {
    return new Value(((Symbols.Register) register.symbol()).kind(), register);
  }

  /** Whether an expression reads one of these variables. */
  static boolean reads(Expr expr, Predicate<Variable> which) {
    return Variables.of(expr).stream().anyMatch(which);
  }

  /** The kind of value a method returns, as a string that is empty for void. */
  static String kindReturned(String methodDescriptor) {
    Type type = Type.getReturnType(methodDescriptor);
    return type.getSort() == Type.VOID ? "" : String.valueOf(kindOf(type));
  }

  /** The kind of register that holds values of a type. */
  static char kindOf(Type type) {
    return switch (type.getSort()) {
      case Type.BOOLEAN, Type.BYTE, Type.CHAR, Type.SHORT, Type.INT -> 'I';
      case Type.LONG -> 'J';
      case Type.FLOAT -> 'F';
      case Type.DOUBLE -> 'D';
      case Type.ARRAY, Type.OBJECT -> 'A';
      default -> throw new MalformedCodeException("a value of type " + type);
    };
  }
}
