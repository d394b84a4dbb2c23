// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The free variables of expressions. */
public final class Variables {

  private Variables() {}

  /** The variables of an expression, memories included, in the order in which they occur. */
  public static Set<Variable> of(Expr e) {
    if (e instanceof Variable variable) {
      return Set.of(variable);
    }
    if (!(e instanceof Application application)) {
      return Set.of();
    }
    Set<Variable> known = application.variables();
    if (known == null) {
      known = Collections.unmodifiableSet(collect(application));
      application.variables(known);
    }
    return known;
  }

  private static Set<Variable> collect(Application root) {
    Set<Variable> found = new LinkedHashSet<>();
    Set<Expr> visited = new HashSet<>();
    Deque<Expr> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      Expr e = open.pop();
      if (e instanceof Variable variable) {
        found.add(variable);
      } else if (e instanceof Application application && visited.add(e)) {
        Set<Variable> known = application.variables();
        if (known != null) {
          found.addAll(known);
        } else {
          for (int i = application.arity() - 1; i >= 0; i--) {
            open.push(application.argument(i));
          }
        }
      }
    }
    return found;
  }
}
