// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.symbolic;

import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Operation.Assign;
import io.github.dashverify.engine.cfa.Operation.Assume;
import io.github.dashverify.engine.cfa.Program;
import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Variable;
import io.github.dashverify.engine.supergraph.Transition;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Symbolic execution along the first steps of a concrete run (ExecuteSymbolic of the DASH study):
 * it follows the run through branches and into callees, so there is never a choice to make.
 */
public final class SymbolicTrace {

  private final Set<Expr> pathConstraint = new LinkedHashSet<>();
  private final SymbolicState state;

  private SymbolicTrace(Program program) {
    state = new SymbolicState(program);
  }

  /** No steps: the initial state. */
  public static SymbolicTrace start(Program program) {
    return new SymbolicTrace(program);
  }

  /** The first {@code steps} steps of the run. */
  public static SymbolicTrace of(TestRun run, int steps, Program program) {
    SymbolicTrace trace = start(program);
    for (Transition step : run.steps().subList(0, steps)) {
      trace.execute(step);
    }
    return trace;
  }

  /**
   * Conditions on the inputs, in the order the run met them: exactly the inputs that satisfy all of
   * them take the same steps.
   */
  public List<Expr> pathConstraint() {
    return List.copyOf(pathConstraint);
  }

  /** How many conditions there are; later ones are added behind them. */
  public int constraintCount() {
    return pathConstraint.size();
  }

  /** The state at the end of the trace. */
  public SymbolicState state() {
    return state;
  }

  /** The condition on the inputs under which this step can be taken next. */
  public Expr condition(Transition step) {
    Expr condition = Bool.TRUE;
    for (Operation operation : step.operations()) {
      if (!(operation instanceof Assume assume)) {
        break; // assumptions come first on an edge
      }
      condition = Bool.and(condition, assume.condition().substitute(state));
    }
    return condition;
  }

  /** Takes one step more. */
  public void execute(Transition step) {
    if (step.entersFrame()) {
      enterFrame(step);
      return;
    }
    for (Operation operation : step.operations()) {
      if (operation instanceof Assign assign) {
        state.assign(assign);
      } else if (operation instanceof Assume assume) {
        assume(assume.condition().substitute(state));
      }
    }
  }

  private void enterFrame(Transition step) {
    Map<Variable, Expr> arguments = new LinkedHashMap<>();
    for (Operation operation : step.operations()) {
      if (operation instanceof Assign binding) {
        arguments.put(binding.target(), binding.value().substitute(state));
      } else if (operation instanceof Assume assume) {
        assume(assume.condition().substitute(state));
      }
    }
    state.clearFrame(step.target().depth());
    arguments.forEach(state::set);
  }

  private void assume(Expr condition) {
    if (condition.isFalse()) {
      throw new IllegalStateException("the run took a step that its path constraint forbids");
    }
    for (Expr conjunct : Bool.conjuncts(condition)) {
      if (!conjunct.isTrue()) {
        pathConstraint.add(conjunct);
      }
    }
  }
}
