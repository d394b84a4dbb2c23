// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.differential;

import io.github.dashverify.engine.cfa.Program;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.concrete.InputVector;
import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Constant;
import io.github.dashverify.engine.expr.Evaluator;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Valuation;
import io.github.dashverify.engine.expr.Variable;
import io.github.dashverify.engine.supergraph.Point;
import io.github.dashverify.engine.supergraph.Supergraph;
import io.github.dashverify.engine.supergraph.Transition;
import io.github.dashverify.engine.symbolic.SymbolicTrace;
import io.github.dashverify.engine.testing.EngineProgram;
import java.util.List;

/** One call of a method in the engine, up to the state in which the method has just ended. */
final class EngineRun {

  private static final int METHOD_DEPTH = 1;

  private final Program program;
  private final TestRun run;
  private final int end;

  private EngineRun(Program program, TestRun run) {
    this.program = program;
    this.run = run;
    this.end = exitOfMethod(run);
  }

  static EngineRun of(Supergraph graph, InputVector inputs) {
    return new EngineRun(graph.program(), EngineProgram.run(graph, inputs));
  }

  private static int exitOfMethod(TestRun run) {
    for (int i = run.length() - 1; i >= 0; i--) {
      Point point = run.point(i);
      if (point.depth() == METHOD_DEPTH && (point.isNormalExit() || point.isExceptionalExit())) {
        return i;
      }
    }
    throw new AssertionError("the run ends as " + run.end() + " at " + run.point(run.length() - 1));
  }

  /** What the interpreter computed. */
  Result concrete() {
    return result(run.state(end));
  }

  /** What symbolic execution of the same steps says, with the inputs put in at the end. */
  Result symbolic() {
    SymbolicTrace trace = SymbolicTrace.of(run, end, program);
    for (Expr condition : trace.pathConstraint()) {
      if (!Evaluator.holds(condition, inputs())) {
        throw new AssertionError("the path constraint excludes its own run: " + condition);
      }
    }
    return result(
        new Valuation() {
          @Override
          public long value(Variable scalar) {
            return Evaluator.evaluate(scalar.substitute(trace.state()), inputs());
          }

          @Override
          public long select(Variable memory, long index) {
            Expr cell = trace.state().read(memory, Constant.of(memory.sort().index(), index));
            return Evaluator.evaluate(cell, inputs());
          }
        });
  }

  /** What weakest preconditions say: whether ending with this result leads back to these inputs. */
  boolean weakestPreconditionAgrees(Result expected) {
    if (!expected.thrown().isEmpty()) {
      return leadsBack(Bool.TRUE);
    }
    Expr same = Bool.eq(resultRegister(), Constant.of(resultRegister().sort(), expected.value()));
    return leadsBack(same) && !leadsBack(Bool.not(same));
  }

  private boolean leadsBack(Expr atEnd) {
    Expr condition = atEnd;
    List<Transition> steps = run.steps();
    for (int i = end - 1; i >= 0; i--) {
      condition = steps.get(i).weakestPrecondition(condition);
    }
    return Evaluator.holds(condition, run.state(0));
  }

  private Result result(Valuation state) {
    if (run.point(end).isExceptionalExit()) {
      Expr arithmetic = Symbols.isInstance(Symbols.EXCEPTION, "java/lang/ArithmeticException");
      return Result.threw(
          Evaluator.holds(arithmetic, withClasses(state))
              ? ArithmeticException.class.getName()
              : "another exception");
    }
    return Result.returned(Evaluator.evaluate(resultRegister(), state));
  }

  /** The state, with the class table answered by the program. */
  private Valuation withClasses(Valuation state) {
    return new Valuation() {
      @Override
      public long value(Variable scalar) {
        return state.value(scalar);
      }

      @Override
      public long select(Variable memory, long index) {
        return memory.symbol() instanceof Symbols.Table table
            ? program.lookUp(table, index)
            : state.select(memory, index);
      }
    };
  }

  private Variable resultRegister() {
    Variable result = run.point(end).context().cfa().result();
    Symbols.Register register = (Symbols.Register) result.symbol();
    return Symbols.register(METHOD_DEPTH, register.slot(), register.kind());
  }

  private Valuation inputs() {
    return new Valuation() {
      @Override
      public long value(Variable scalar) {
        Symbols.Input input = (Symbols.Input) scalar.symbol();
        return run.inputs().value(input.number(), input.type());
      }

      @Override
      public long select(Variable memory, long index) {
        throw new AssertionError("no memory is an input: " + memory);
      }
    };
  }
}
