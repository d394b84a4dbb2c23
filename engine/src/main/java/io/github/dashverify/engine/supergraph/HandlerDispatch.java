// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.supergraph;

import io.github.dashverify.engine.cfa.Cfa.Handler;
import io.github.dashverify.engine.cfa.Edge;
import io.github.dashverify.engine.cfa.Operation.Assume;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Expr;
import java.util.ArrayList;
import java.util.List;

/** Where an exception that leaves a method goes: the first handler of the call that catches it. */
final class HandlerDispatch {

  private HandlerDispatch() {}

  static List<Transition> transitions(Point exit, Context caller, Edge callSite) {
    List<Transition> result = new ArrayList<>();
    Expr uncaught = Bool.TRUE;
    for (Handler handler : caller.cfa().handlers(callSite.source())) {
      String type = handler.type();
      Expr matches = type == null ? Bool.TRUE : Symbols.isInstance(Symbols.EXCEPTION, type);
      Point target = new Point(caller, handler.target());
      Expr condition = Bool.and(uncaught, matches);
      result.add(
          new Transition(exit, target, List.of(new Assume(condition, callSite.call().line()))));
      uncaught = Bool.and(uncaught, Bool.not(matches));
    }
    if (!uncaught.isFalse()) {
      Point target = new Point(caller, caller.cfa().exceptionalExit());
      result.add(
          new Transition(exit, target, List.of(new Assume(uncaught, callSite.call().line()))));
    }
    return result;
  }
}
