// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

/** A state, as far as an expression can see it. Values are encoded as in {@link Constant#bits}. */
public interface Valuation {

  /** The value of a variable of a scalar sort. */
  long value(Variable scalar);

  /** The value of a cell of a memory. */
  long select(Variable memory, long index);
}
