// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.supergraph;

import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Operation.Assign;
import io.github.dashverify.engine.cfa.Operation.Assume;
import io.github.dashverify.engine.cfa.Operation.Call;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.cfa.Symbols.Register;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Variable;
import java.util.ArrayList;
import java.util.List;

/** Moves the operations of an automaton, written over depth 0, to the depth of a frame. */
final class Frames {

  private Frames() {}

  static Variable at(int depth, Variable variable) {
    return variable.symbol() instanceof Register register
        ? Symbols.register(depth, register.slot(), register.kind())
        : variable;
  }

  static Expr at(int depth, Expr expr) {
    return depth == 0 ? expr : expr.substitute(variable -> at(depth, variable));
  }

  static List<Operation> at(int depth, List<Operation> operations) {
    if (depth == 0) {
      return operations;
    }
    List<Operation> moved = new ArrayList<>(operations.size());
    for (Operation operation : operations) {
      moved.add(at(depth, operation));
    }
    return moved;
  }

  private static Operation at(int depth, Operation operation) {
    if (operation instanceof Assign assign) {
      return new Assign(at(depth, assign.target()), at(depth, assign.value()), assign.line());
    }
    if (operation instanceof Assume assume) {
      return new Assume(at(depth, assume.condition()), assume.line());
    }
    if (operation instanceof Call call) {
      List<Expr> arguments = call.arguments().stream().map(e -> at(depth, e)).toList();
      Variable result = call.result();
      return new Call(
          call.dispatch(),
          call.method(),
          arguments,
          result == null ? null : at(depth, result),
          call.line());
    }
    return operation;
  }
}
