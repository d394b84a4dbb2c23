// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Application;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Operator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a conjunct consists of, as far as the choice of a solver and the reading of its model depend
 * on it.
 *
 * @param reads every read of a memory, those inside another's index before it
 * @param choices number of distinct if-then-else nodes
 * @param floats whether floating-point numbers occur
 * @param beyond what no solver is told exactly, as a phrase for a report; empty if nothing
 * @param comparesMemories whether memories are compared as a whole, which cannot be evaluated
 */
record Footprint(
    List<Application> reads, int choices, boolean floats, String beyond, boolean comparesMemories) {

  static Footprint of(Expr conjunct) {
    Scan scan = new Scan();
    scan.run(conjunct);
    return new Footprint(
        List.copyOf(scan.reads), scan.choices, scan.floats, scan.beyond, scan.comparesMemories);
  }

  /** One walk over the distinct nodes, arguments before applications. */
  private static final class Scan {
    private final List<Application> reads = new ArrayList<>();
    private int choices;
    private boolean floats;
    private String beyond = "";
    private boolean comparesMemories;

    void run(Expr root) {
      Set<Expr> entered = new HashSet<>();
      Set<Expr> left = new HashSet<>();
      Deque<Expr> open = new ArrayDeque<>(List.of(root));
      while (!open.isEmpty()) {
        Expr e = open.element();
        if (e instanceof Application application && entered.add(e)) {
          application.arguments().forEach(open::push);
        } else {
          open.pop();
          if (left.add(e)) {
            note(e);
          }
        }
      }
    }

    private void note(Expr e) {
      floats |= e.sort().isFloat();
      if (e instanceof Application application) {
        Operator operator = application.operator();
        if (operator == Operator.SELECT) {
          reads.add(application);
        } else if (operator == Operator.ITE) {
          choices++;
        } else if (operator == Operator.FP_REM) {
          beyond = "the remainder (%) of floating-point numbers";
        } else if (operator == Operator.FILL) {
          beyond = "filling a range of memory";
        } else if (operator == Operator.EQ && application.argument(0).sort().isArray()) {
          comparesMemories = true;
          beyond = "comparing memories as a whole";
        }
      }
    }
  }
}
