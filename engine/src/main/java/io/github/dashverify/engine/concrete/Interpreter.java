// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.concrete;

import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Operation.Assign;
import io.github.dashverify.engine.cfa.Operation.Assume;
import io.github.dashverify.engine.cfa.Operation.Call;
import io.github.dashverify.engine.cfa.Operation.Unsupported;
import io.github.dashverify.engine.concrete.TestRun.End;
import io.github.dashverify.engine.expr.Evaluator;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Valuation;
import io.github.dashverify.engine.supergraph.Point;
import io.github.dashverify.engine.supergraph.Supergraph;
import io.github.dashverify.engine.supergraph.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Runs the program on an input, by evaluating the operations of one transition after the other. */
public final class Interpreter {

  private final Supergraph graph;
  private final Predicate<Operation> target;

  /**
   * @param target the operation a run is looking for; the run ends when it gets there
   */
  public Interpreter(Supergraph graph, Predicate<Operation> target) {
    this.graph = graph;
    this.target = target;
  }

  /**
   * @param stepLimit how many transitions the run may take
   */
  public TestRun run(InputVector inputs, int stepLimit) {
    Store store = new Store(graph.program(), inputs);
    List<Transition> steps = new ArrayList<>();
    Point point = graph.start();
    End end = new End.CutOff();
    while (steps.size() < stepLimit) {
      Transition step = enabled(graph.successors(point), store.now());
      if (step == null) {
        end = new End.Finished();
        break;
      }
      Unsupported unsupported = step.unsupported();
      if (unsupported != null) {
        end = new End.Stuck(unsupported);
        break;
      }
      steps.add(step);
      store.advanceTo(steps.size());
      execute(step, store);
      point = step.target();
      if (step.operations().stream().anyMatch(target)) {
        end = new End.TargetReached();
        break;
      }
    }
    return new TestRun(inputs, graph.start(), steps, end, store);
  }

  private static @Nullable Transition enabled(List<Transition> candidates, Valuation state) {
    for (Transition candidate : candidates) {
      if (isEnabled(candidate, state)) {
        return candidate;
      }
    }
    return null;
  }

  private static boolean isEnabled(Transition candidate, Valuation state) {
    for (Operation operation : candidate.operations()) {
      if (!(operation instanceof Assume assume)) {
        return true;
      }
      if (Evaluator.evaluate(assume.condition(), state) == 0) {
        return false;
      }
    }
    return true;
  }

  private static void execute(Transition step, Store store) {
    if (step.entersFrame()) {
      enterFrame(step, store);
      return;
    }
    for (Operation operation : step.operations()) {
      if (operation instanceof Assign assign) {
        assign(assign, store);
      } else if (operation instanceof Call call) {
        throw new IllegalStateException("a transition contains the call " + call);
      }
    }
  }

  /** Arguments are values of the caller: all of them are evaluated before the frame changes. */
  private static void enterFrame(Transition step, Store store) {
    List<Operation> operations = step.operations();
    long[] arguments = new long[operations.size()];
    for (int i = 0; i < arguments.length; i++) {
      if (operations.get(i) instanceof Assign binding) {
        arguments[i] = Evaluator.evaluate(binding.value(), store.now());
      }
    }
    store.clearFrame(step.target().depth());
    for (int i = 0; i < arguments.length; i++) {
      if (operations.get(i) instanceof Assign binding) {
        store.set(binding.target(), arguments[i]);
      }
    }
  }

  private static void assign(Assign assign, Store store) {
    Expr value = assign.value();
    if (assign.target().sort().isArray()) {
      MemoryWrite.execute(assign, store);
    } else {
      store.set(assign.target(), Evaluator.evaluate(value, store.now()));
    }
  }
}
