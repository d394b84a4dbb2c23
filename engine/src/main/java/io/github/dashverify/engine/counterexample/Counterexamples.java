// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.counterexample;

import io.github.dashverify.engine.bytecode.BytecodeProgram;
import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.entry.EntryPoint;
import io.github.dashverify.engine.entry.EntryPoint.Parameter;
import io.github.dashverify.engine.entry.Harness;
import io.github.dashverify.engine.verdict.Counterexample;
import io.github.dashverify.engine.verdict.Counterexample.InputValue;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Tells a run that reaches an assertion failure as a counterexample. */
public final class Counterexamples {

  private final BytecodeProgram program;

  public Counterexamples(BytecodeProgram program) {
    this.program = program;
  }

  public Counterexample of(EntryPoint entry, TestRun run) {
    List<DrawnInput> drawn = DrawnInput.of(run);
    List<InputValue> arguments = new ArrayList<>();
    List<String> argumentTexts = new ArrayList<>();
    int next = 0;
    for (Parameter parameter : entry.parameters()) {
      if (Harness.inputType(parameter.descriptor()) == null) {
        arguments.add(new InputValue(parameter.name(), "String[]", "new String[0]"));
        argumentTexts.add("new String[0]");
      } else {
        DrawnInput input = drawn.get(next++);
        arguments.add(value(parameter.name(), input));
        argumentTexts.add(JavaLiteral.asArgument(input.type(), input.bits()));
      }
    }
    List<InputValue> inputs =
        drawn.subList(next, drawn.size()).stream().map(input -> value("input", input)).toList();
    return new Counterexample(
        call(entry, argumentTexts), arguments, inputs, SourceTrace.of(run, program));
  }

  private static InputValue value(String name, DrawnInput input) {
    return new InputValue(
        name, input.type().javaName(), JavaLiteral.of(input.type(), input.bits()));
  }

  private static String call(EntryPoint entry, List<String> arguments) {
    String owner = entry.method().className();
    String simple = owner.substring(owner.lastIndexOf('.') + 1).replace('$', '.');
    return simple
        + "."
        + entry.method().name()
        + arguments.stream().collect(Collectors.joining(", ", "(", ")"));
  }
}
