// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.cfa;

import io.github.dashverify.engine.cfa.Operation.Assign;
import io.github.dashverify.engine.cfa.Operation.Assume;
import io.github.dashverify.engine.cfa.Operation.Call;
import io.github.dashverify.engine.cfa.Operation.Evaluate;
import io.github.dashverify.engine.cfa.Operation.Fail;
import io.github.dashverify.engine.cfa.Operation.Unsupported;
import io.github.dashverify.engine.expr.Expr;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** An automaton as text, for people and for tests that compare it with an expectation. */
public final class CfaPrinter {

  private final StringBuilder text = new StringBuilder();

  private CfaPrinter() {}

  public static String print(Cfa cfa) {
    return new CfaPrinter().printAll(cfa);
  }

  private String printAll(Cfa cfa) {
    text.append(cfa.method()).append(' ').append(list(cfa.parameters()));
    if (cfa.result() != null) {
      text.append(" returns ").append(cfa.result());
    }
    text.append('\n');
    cfa.outgoing()
        .forEach(
            (location, edges) -> {
              text.append(name(location, cfa));
              if (cfa.loopHeads().contains(location)) {
                text.append(" loop");
              }
              for (Cfa.Handler handler : cfa.handlers(location)) {
                String type = handler.type() == null ? "any" : handler.type();
                text.append(" catch ").append(type).append(" -> ");
                text.append(name(handler.target(), cfa));
              }
              text.append('\n');
              edges.forEach(edge -> printEdge(edge, cfa));
            });
    return text.toString();
  }

  private void printEdge(Edge edge, Cfa cfa) {
    text.append("  -> ").append(name(edge.target(), cfa)).append('\n');
    for (Operation operation : edge.operations()) {
      text.append("       ").append(describe(operation)).append('\n');
    }
  }

  private static String name(Location location, Cfa cfa) {
    if (location.equals(cfa.normalExit())) {
      return "return";
    }
    if (location.equals(cfa.exceptionalExit())) {
      return "throw";
    }
    if (cfa.endsSilently(location)) {
      return "end";
    }
    return location.number() + (location.line() > 0 ? "@" + location.line() : "");
  }

  private static String describe(Operation operation) {
    if (operation instanceof Assign assign) {
      return assign.target() + " := " + assign.value();
    }
    if (operation instanceof Assume assume) {
      return "assume " + assume.condition();
    }
    if (operation instanceof Call call) {
      String result = call.result() == null ? "" : call.result() + " := ";
      String kind = call.dispatch().name().toLowerCase(Locale.ROOT);
      return result + kind + " " + call.method() + " " + list(call.arguments());
    }
    if (operation instanceof Evaluate evaluate) {
      return "evaluate " + evaluate.assertion().id();
    }
    if (operation instanceof Fail fail) {
      return "FAIL " + fail.assertion().id();
    }
    return "UNSUPPORTED " + ((Unsupported) operation).instruction();
  }

  private static String list(List<? extends Expr> exprs) {
    return exprs.stream().map(Expr::toString).collect(Collectors.joining(", ", "(", ")"));
  }
}
