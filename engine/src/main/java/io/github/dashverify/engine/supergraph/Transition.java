// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.supergraph;

import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Operation.Assign;
import io.github.dashverify.engine.cfa.Operation.Assume;
import io.github.dashverify.engine.cfa.Operation.Unsupported;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Constant;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Substitution;
import io.github.dashverify.engine.expr.Variable;
import java.util.List;
import java.util.ListIterator;
import org.jspecify.annotations.Nullable;

/**
 * A step of the program: an edge of an automaton, a call, or a return. Its operations are over
 * registers of the depth they act on and contain no calls.
 *
 * @param source where the step starts
 * @param target where it ends
 * @param operations what it does, in order
 */
public record Transition(Point source, Point target, List<Operation> operations) {

  public Transition {
    operations = List.copyOf(operations);
  }

  /**
   * Whether this step enters a method, whose registers all start at zero. Its operations are then
   * conditions, followed by the assignments of arguments to parameters, all at once.
   */
  public boolean entersFrame() {
    return target.depth() > source.depth();
  }

  /**
   * The weakest precondition: the states from which this step can be taken and leads to a state
   * that satisfies {@code after}. Steps are deterministic, so no other state leads there.
   */
  public Expr weakestPrecondition(Expr after) {
    return before(after, true);
  }

  /**
   * What {@code after} says about the state before this step, whether or not the step can be taken:
   * a predicate implied by the {@linkplain #weakestPrecondition weakest precondition}.
   */
  public Expr substituted(Expr after) {
    return before(after, false);
  }

  private Expr before(Expr after, boolean withAssumptions) {
    if (entersFrame()) {
      return enterFrame(after, withAssumptions);
    }
    Expr condition = after;
    ListIterator<Operation> backwards = operations.listIterator(operations.size());
    while (backwards.hasPrevious()) {
      Operation operation = backwards.previous();
      if (operation instanceof Assign assign) {
        condition = condition.substitute(replacing(assign));
      } else if (operation instanceof Assume assume && withAssumptions) {
        condition = Bool.and(assume.condition(), condition);
      } else if (operation instanceof Unsupported) {
        condition = Bool.TRUE;
      }
    }
    return condition;
  }

  /** The first operation of this step that has no model, null if all have one. */
  public @Nullable Unsupported unsupported() {
    for (Operation operation : operations) {
      if (operation instanceof Unsupported unsupported) {
        return unsupported;
      }
    }
    return null;
  }

  /** Conditions come first and are about the caller's frame, as the arguments are. */
  private Expr enterFrame(Expr after, boolean withAssumptions) {
    Expr condition = bound(after);
    for (Operation operation : operations) {
      if (operation instanceof Assume assume && withAssumptions) {
        condition = Bool.and(assume.condition(), condition);
      }
    }
    return condition;
  }

  private Expr bound(Expr after) {
    return after.substitute(
        variable -> {
          if (!(variable.symbol() instanceof Symbols.Register register)
              || register.depth() != target.depth()) {
            return variable;
          }
          for (Operation operation : operations) {
            if (operation instanceof Assign assign && assign.target().equals(variable)) {
              return assign.value();
            }
          }
          return Constant.zero(variable.sort());
        });
  }

  private static Substitution replacing(Assign assign) {
    return variable -> variable.equals(assign.target()) ? assign.value() : variable;
  }

  /** Whether this step gives a new value to the variable. */
  public boolean assigns(Variable variable) {
    if (entersFrame()
        && variable.symbol() instanceof Symbols.Register register
        && register.depth() >= target.depth()) {
      return true;
    }
    for (Operation operation : operations) {
      if (operation instanceof Unsupported
          || (operation instanceof Assign assign && assign.target().equals(variable))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return source + " -> " + target + " " + operations;
  }
}
