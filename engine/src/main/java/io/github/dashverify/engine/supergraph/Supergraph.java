// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.supergraph;

import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.Edge;
import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Operation.Assign;
import io.github.dashverify.engine.cfa.Operation.Call;
import io.github.dashverify.engine.cfa.Program;
import io.github.dashverify.engine.expr.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The program seen from one entry point, as a graph of points and transitions that unfolds on
 * demand. The successors of a point are exhaustive and mutually exclusive: exactly one of them can
 * be taken in any state, or the run ends here.
 */
public final class Supergraph {

  private final Program program;
  private final Point start;
  private final Map<Point, List<Transition>> successors = new HashMap<>();

  public Supergraph(Program program, Cfa harness) {
    this.program = program;
    this.start = new Point(Context.root(harness), harness.entry());
  }

  public Point start() {
    return start;
  }

  public Program program() {
    return program;
  }

  public List<Transition> successors(Point point) {
    List<Transition> known = successors.get(point);
    if (known == null) {
      known = List.copyOf(unfold(point));
      successors.put(point, known);
    }
    return known;
  }

  private List<Transition> unfold(Point point) {
    if (point.isNormalExit()) {
      return returns(point);
    }
    if (point.isExceptionalExit()) {
      return unwinding(point);
    }
    List<Transition> steps = new ArrayList<>();
    for (Edge edge : point.context().cfa().outgoing(point.location())) {
      if (edge.isCall()) {
        steps.addAll(CallDispatch.transitions(program, point, edge));
      } else {
        steps.add(step(point, edge));
      }
    }
    return steps;
  }

  private static Transition step(Point point, Edge edge) {
    Point target = new Point(point.context(), edge.target());
    return new Transition(point, target, Frames.at(point.depth(), edge.operations()));
  }

  private static List<Transition> returns(Point exit) {
    Context caller = exit.context().caller();
    Edge site = exit.context().callSite();
    if (caller == null || site == null) {
      return List.of();
    }
    Call call = site.call();
    Variable result = exit.context().cfa().result();
    List<Operation> binding = new ArrayList<>();
    if (call.result() != null && result != null) {
      binding.add(
          new Assign(
              Frames.at(caller.depth(), call.result()),
              Frames.at(exit.depth(), result),
              call.line()));
    }
    return List.of(new Transition(exit, new Point(caller, site.target()), binding));
  }

  private static List<Transition> unwinding(Point exit) {
    Context caller = exit.context().caller();
    Edge site = exit.context().callSite();
    if (caller == null || site == null) {
      return List.of();
    }
    return HandlerDispatch.transitions(exit, caller, site);
  }
}
