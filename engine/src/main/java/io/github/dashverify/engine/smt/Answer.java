// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Expr;
import java.util.List;

/** What is known about a query after asking. */
public sealed interface Answer {

  /** The query holds in this model: it was evaluated there, not only claimed by a solver. */
  record Satisfiable(Model model) implements Answer {}

  /**
   * The query holds nowhere.
   *
   * @param core conjuncts of the query that are unsatisfiable already, in the query's order; small
   *     where that came for free, not minimal
   */
  record Unsatisfiable(List<Expr> core) implements Answer {
    public Unsatisfiable {
      core = List.copyOf(core);
    }
  }

  /** Neither was shown; the reason is a phrase for a report. */
  record Undecided(String reason) implements Answer {}
}
