// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

/** What stands for each variable. */
public interface Substitution {

  /** The expression of the same sort to put in place of the variable; itself to leave it. */
  Expr replace(Variable variable);

  /** What a read of a memory becomes, given its index after substitution. */
  default Expr read(Variable memory, Expr index) {
    return Mem.select(replace(memory), index);
  }
}
