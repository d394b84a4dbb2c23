// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Rebuilds an expression with other variables, bottom up through the simplifying factories. Visits
 * every distinct node once and uses a stack of its own.
 */
final class Substitutor {

  private final Substitution substitution;
  private final Map<Expr, Expr> done = new HashMap<>();

  private Substitutor(Substitution substitution) {
    this.substitution = substitution;
  }

  static Expr substitute(Expr e, Substitution substitution) {
    return new Substitutor(substitution).run(e);
  }

  private Expr run(Expr root) {
    Deque<Expr> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      Expr e = open.element();
      if (done.containsKey(e)) {
        open.pop();
      } else if (e instanceof Application application) {
        if (ready(application, open)) {
          done.put(e, rebuild(application));
          open.pop();
        }
      } else {
        done.put(e, e instanceof Variable variable ? substitution.replace(variable) : e);
        open.pop();
      }
    }
    return result(root);
  }

  /**
   * Whether all arguments are done; pushes those that are not. A memory that is read is no value.
   */
  private boolean ready(Application e, Deque<Expr> open) {
    boolean ready = true;
    for (int i = e.operator() == Operator.SELECT ? 1 : 0; i < e.arity(); i++) {
      Expr argument = e.argument(i);
      if (!done.containsKey(argument)) {
        open.push(argument);
        ready = false;
      }
    }
    return ready;
  }

  private Expr result(Expr e) {
    return Objects.requireNonNull(done.get(e));
  }

  private Expr rebuild(Application e) {
    if (e.operator() == Operator.SELECT) {
      return substitution.read((Variable) e.argument(0), result(e.argument(1)));
    }
    Expr[] arguments = new Expr[e.arity()];
    boolean changed = false;
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = result(e.argument(i));
      changed |= arguments[i] != e.argument(i);
    }
    return changed ? Rebuilder.apply(e.operator(), e.sort(), List.of(arguments)) : e;
  }
}
