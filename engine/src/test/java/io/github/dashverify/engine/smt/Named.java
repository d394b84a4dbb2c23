// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Symbol;
import io.github.dashverify.engine.expr.Variable;

/** A variable that tests name. */
record Named(String name) implements Symbol {

  static Variable variable(String name, Sort sort) {
    return Variable.of(new Named(name), sort);
  }

  @Override
  public String toString() {
    return name;
  }
}
