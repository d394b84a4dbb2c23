// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.counterexample;

import io.github.dashverify.engine.bytecode.BytecodeProgram;
import io.github.dashverify.engine.bytecode.SourceVariable;
import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Operation.Assign;
import io.github.dashverify.engine.cfa.Symbols.Register;
import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.expr.Evaluator;
import io.github.dashverify.engine.expr.Valuation;
import io.github.dashverify.engine.supergraph.Point;
import io.github.dashverify.engine.supergraph.Transition;
import io.github.dashverify.engine.verdict.Counterexample.TraceStep;
import io.github.dashverify.engine.verdict.Counterexample.ValueChange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The source lines a run goes through, with the local variables that got a value on each. Code
 * without line numbers does not appear.
 */
final class SourceTrace {

  private static final int FIRST_STEPS = 200;
  private static final int LAST_STEPS = 1_800;

  private final BytecodeProgram program;
  private final List<TraceStep> steps = new ArrayList<>();
  private final Map<String, String> changes = new LinkedHashMap<>();
  private String file = "";
  private int line;

  private SourceTrace(BytecodeProgram program) {
    this.program = program;
  }

  static List<TraceStep> of(TestRun run, BytecodeProgram program) {
    SourceTrace trace = new SourceTrace(program);
    for (int i = 0; i < run.steps().size(); i++) {
      trace.visit(run.steps().get(i), run.state(i + 1));
    }
    trace.flush();
    return abbreviated(trace.steps);
  }

  /** How a long run starts and how it ends. */
  private static List<TraceStep> abbreviated(List<TraceStep> steps) {
    if (steps.size() <= FIRST_STEPS + LAST_STEPS) {
      return steps;
    }
    List<TraceStep> ends = new ArrayList<>(steps.subList(0, FIRST_STEPS));
    ends.addAll(steps.subList(steps.size() - LAST_STEPS, steps.size()));
    return ends;
  }

  private void visit(Transition step, Valuation after) {
    Point place = step.entersFrame() ? step.target() : step.source();
    MethodId method = place.location().method();
    for (Operation operation : step.operations()) {
      if (operation.line() > 0) {
        goTo(program.sourceFile(method), operation.line());
        if (operation instanceof Assign assign) {
          note(assign, method, after);
        }
      }
    }
  }

  private void goTo(String newFile, int newLine) {
    if (newLine != line || !newFile.equals(file)) {
      flush();
      file = newFile;
      line = newLine;
    }
  }

  /** A variable assigned twice on a step shows the value it has at the end. */
  private void note(Assign assign, MethodId method, Valuation after) {
    if (assign.target().symbol() instanceof Register register) {
      SourceVariable variable = program.variable(method, register, assign.line());
      if (variable != null) {
        long bits = Evaluator.evaluate(assign.target(), after);
        changes.put(variable.name(), variable.show(bits));
      }
    }
  }

  private void flush() {
    if (line > 0) {
      steps.add(
          new TraceStep(
              file,
              line,
              changes.entrySet().stream()
                  .map(change -> new ValueChange(change.getKey(), change.getValue()))
                  .toList()));
    }
    changes.clear();
  }
}
