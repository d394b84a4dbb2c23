// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.supergraph;

import io.github.dashverify.engine.cfa.Callees;
import io.github.dashverify.engine.cfa.Callees.Callee;
import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.Edge;
import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Operation.Assign;
import io.github.dashverify.engine.cfa.Operation.Assume;
import io.github.dashverify.engine.cfa.Operation.Call;
import io.github.dashverify.engine.cfa.Operation.Unsupported;
import io.github.dashverify.engine.cfa.Program;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Variable;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a call goes: one step for each method it may execute, each under the condition that the
 * receiver's class selects it, and one step without a model for classes nobody knows. The
 * conditions exclude each other, because a class selects one method.
 */
final class CallDispatch {

  private final Program program;
  private final Point point;
  private final Edge edge;
  private final Call call;

  private CallDispatch(Program program, Point point, Edge edge) {
    this.program = program;
    this.point = point;
    this.edge = edge;
    this.call = (Call) Frames.at(point.depth(), edge.operations()).get(0);
  }

  static List<Transition> transitions(Program program, Point point, Edge edge) {
    return new CallDispatch(program, point, edge).transitions();
  }

  private List<Transition> transitions() {
    Callees callees = program.callees(call);
    if (callees.areAll() && callees.known().size() == 1) {
      return List.of(enter(callees.known().get(0).method(), List.of()));
    }
    Expr selected = Symbols.implementation(call.arguments().get(0), call.method());
    List<Transition> steps = new ArrayList<>();
    Expr none = Bool.TRUE;
    for (Callee callee : callees.known()) {
      Expr isSelected = Bool.eq(selected, Bv.intConst(callee.number()));
      steps.add(enter(callee.method(), List.of(new Assume(isSelected, call.line()))));
      none = Bool.and(none, Bool.not(isSelected));
    }
    if (!callees.areAll() || callees.known().isEmpty()) {
      String what = "call of " + call.method() + " on an object of unknown class";
      steps.add(withoutModel(what, List.of(new Assume(none, call.line()))));
    }
    return steps;
  }

  private Transition enter(MethodId method, List<Operation> guard) {
    Cfa callee = program.cfa(method);
    if (callee == null) {
      return withoutModel("call of " + method + ", which has no code to analyse", guard);
    }
    Context context = point.context().enter(edge, callee);
    List<Operation> operations = new ArrayList<>(guard);
    for (int i = 0; i < call.arguments().size(); i++) {
      Variable formal = Frames.at(context.depth(), callee.parameters().get(i));
      operations.add(new Assign(formal, call.arguments().get(i), call.line()));
    }
    return new Transition(point, new Point(context, callee.entry()), operations);
  }

  private Transition withoutModel(String what, List<Operation> guard) {
    List<Operation> operations = new ArrayList<>(guard);
    operations.add(new Unsupported(what, call.line()));
    return new Transition(point, new Point(point.context(), edge.target()), operations);
  }
}
