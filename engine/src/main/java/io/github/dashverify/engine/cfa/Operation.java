// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.cfa;

import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Variable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What happens on an edge. Everything a program does to its state is an {@link Assign}: a heap
 * write assigns a memory variable, an allocation assigns the allocation counter, an input assigns
 * the input counter. Weakest preconditions, symbolic and concrete execution are thereby one line
 * each.
 */
public sealed interface Operation {

  /** Source line, 0 when unknown. */
  int line();

  /** {@code target := value}. */
  record Assign(Variable target, Expr value, int line) implements Operation {}

  /** Only states that satisfy the condition pass. */
  record Assume(Expr condition, int line) implements Operation {}

  /**
   * A call; always alone on its edge. The edge leads to the location where the caller goes on after
   * a normal return; {@link Cfa#handlers} says where it goes on after an exceptional one.
   */
  record Call(
      Dispatch dispatch, MethodId method, List<Expr> arguments, @Nullable Variable result, int line)
      implements Operation {}

  /** Control is about to evaluate this assertion; changes nothing. */
  record Evaluate(Assertion assertion, int line) implements Operation {}

  /** This assertion has failed: the error of the verification task. */
  record Fail(Assertion assertion, int line) implements Operation {}

  /** An instruction without a model; a proof that depends on it is no proof. */
  record Unsupported(String instruction, int line) implements Operation {}

  /** How the callee is found. */
  enum Dispatch {
    STATIC,
    SPECIAL,
    VIRTUAL
  }
}
