// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

import io.github.dashverify.engine.cfa.Assertion;
import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Operation.Evaluate;
import io.github.dashverify.engine.cfa.Operation.Fail;
import java.util.function.Predicate;

/** What a search looks for. */
public final class Target {

  private Target() {}

  /** The failure of this assertion. */
  public static Predicate<Operation> failureOf(Assertion assertion) {
    return operation -> operation instanceof Fail fail && fail.assertion().equals(assertion);
  }

  /** The evaluation of this assertion, whatever it yields. */
  public static Predicate<Operation> evaluationOf(Assertion assertion) {
    return operation ->
        operation instanceof Evaluate evaluate && evaluate.assertion().equals(assertion);
  }
}
