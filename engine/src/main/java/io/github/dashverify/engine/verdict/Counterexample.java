// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.verdict;

import java.util.List;

/**
 * An input that makes an assertion fail, and what happens on the way.
 *
 * @param call the call as Java source that a reader can paste, such as {@code Account.withdraw(-1)}
 * @param arguments the values of the entry point's parameters
 * @param inputs the values that nondeterministic sources returned, in the order they were drawn
 * @param trace the source lines the run goes through, with the values that changed on each
 */
public record Counterexample(
    String call, List<InputValue> arguments, List<InputValue> inputs, List<TraceStep> trace) {

  public Counterexample {
    arguments = List.copyOf(arguments);
    inputs = List.copyOf(inputs);
    trace = List.copyOf(trace);
  }

  /**
   * One value of the input.
   *
   * @param name name of the parameter, or of the source the value was drawn from
   * @param type Java type
   * @param value Java literal
   */
  public record InputValue(String name, String type, String value) {}

  /**
   * One source line of the run.
   *
   * @param file source file name, such as {@code Account.java}
   * @param line line number
   * @param changes the variables that got a new value on this line
   */
  public record TraceStep(String file, int line, List<ValueChange> changes) {
    public TraceStep {
      changes = List.copyOf(changes);
    }
  }

  /** A variable and the value it got, as Java source would write it. */
  public record ValueChange(String variable, String value) {}
}
