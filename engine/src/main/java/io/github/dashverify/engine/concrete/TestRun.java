// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.concrete;

import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Operation.Unsupported;
import io.github.dashverify.engine.expr.Valuation;
import io.github.dashverify.engine.supergraph.Point;
import io.github.dashverify.engine.supergraph.Transition;
import java.util.List;
import java.util.function.Predicate;

/**
 * One concrete run: the input, the steps it took, and how it ended. State number {@code i} is the
 * one after {@code i} steps; state 0 is the initial one.
 */
public final class TestRun {

  private final InputVector inputs;
  private final Point start;
  private final List<Transition> steps;
  private final End end;
  private final Store store;

  TestRun(InputVector inputs, Point start, List<Transition> steps, End end, Store store) {
    this.inputs = inputs;
    this.start = start;
    this.steps = List.copyOf(steps);
    this.end = end;
    this.store = store;
  }

  public InputVector inputs() {
    return inputs;
  }

  /** The steps taken, in order. */
  public List<Transition> steps() {
    return steps;
  }

  /** How the run ended. */
  public End end() {
    return end;
  }

  /** Number of states, the initial one included. */
  public int length() {
    return steps.size() + 1;
  }

  /** Where state number {@code index} is. */
  public Point point(int index) {
    return index == 0 ? start : steps.get(index - 1).target();
  }

  /** The values in state number {@code index}. */
  public Valuation state(int index) {
    return store.at(index);
  }

  /** Whether the run has done such an operation. */
  public boolean contains(Predicate<Operation> operation) {
    return steps.stream().anyMatch(step -> step.operations().stream().anyMatch(operation));
  }

  /** Why a run stops. */
  public sealed interface End {
    /** The program ended: it returned, an exception escaped, or an assumption did not hold. */
    record Finished() implements End {}

    /** The run reached what it was looking for with its last step. */
    record TargetReached() implements End {}

    /** The step budget was used up. */
    record CutOff() implements End {}

    /** The next step is an operation without a model. */
    record Stuck(Unsupported operation) implements End {}
  }
}
