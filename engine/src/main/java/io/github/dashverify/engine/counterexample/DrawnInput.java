// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.counterexample;

import io.github.dashverify.engine.cfa.InputType;
import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Operation.Assign;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.expr.Variable;
import io.github.dashverify.engine.expr.Variables;
import io.github.dashverify.engine.supergraph.Transition;
import java.util.ArrayList;
import java.util.List;

/**
 * An input a run drew.
 *
 * @param type the type it was drawn with
 * @param bits its value
 */
public record DrawnInput(InputType type, long bits) {

  /** The inputs of a run in the order it drew them, those of the entry point's parameters first. */
  public static List<DrawnInput> of(TestRun run) {
    List<DrawnInput> drawn = new ArrayList<>();
    InputType type = InputType.INT;
    for (Transition step : run.steps()) {
      for (Operation operation : step.operations()) {
        if (operation instanceof Assign assign && assign.target() == Symbols.INPUT_COUNT) {
          drawn.add(new DrawnInput(type, run.inputs().value(drawn.size(), type)));
        } else if (operation instanceof Assign assign) {
          type = drawnBy(assign, type);
        }
      }
    }
    return drawn;
  }

  private static InputType drawnBy(Assign assign, InputType otherwise) {
    for (Variable variable : Variables.of(assign.value())) {
      if (variable.symbol() instanceof Symbols.Inputs inputs) {
        return inputs.type();
      }
    }
    return otherwise;
  }
}
