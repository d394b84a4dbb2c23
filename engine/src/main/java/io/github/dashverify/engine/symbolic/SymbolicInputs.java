// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.symbolic;

import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.concrete.InputVector;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Valuation;
import io.github.dashverify.engine.expr.Variable;
import io.github.dashverify.engine.expr.Variables;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Turns a model of constraints on the inputs into inputs. */
public final class SymbolicInputs {

  private SymbolicInputs() {}

  /** Inputs that the constraints do not mention keep the values they have in {@code base}. */
  public static InputVector of(List<Expr> constraints, Valuation model, InputVector base) {
    Map<InputVector.Key, Long> values = new TreeMap<>();
    for (Expr constraint : constraints) {
      for (Variable variable : Variables.of(constraint)) {
        if (variable.symbol() instanceof Symbols.Input input) {
          values.put(new InputVector.Key(input.number(), input.type()), model.value(variable));
        }
      }
    }
    return base.with(values);
  }
}
