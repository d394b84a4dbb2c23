// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.CfaPrinter;
import io.github.dashverify.engine.cfa.Edge;
import io.github.dashverify.engine.cfa.InputType;
import io.github.dashverify.engine.cfa.Location;
import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.cfa.Operation.Call;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.concrete.InputVector;
import io.github.dashverify.engine.concrete.Interpreter;
import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.entry.EntryPoint;
import io.github.dashverify.engine.entry.Harness;
import io.github.dashverify.engine.expr.Evaluator;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Mem;
import io.github.dashverify.engine.expr.Valuation;
import io.github.dashverify.engine.expr.Variable;
import io.github.dashverify.engine.supergraph.Supergraph;
import io.github.dashverify.engine.symbolic.SymbolicTrace;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Type;

/**
 * Runs the static method {@code T.f} on the JVM and in the interpreter, on the same inputs, and
 * compares what comes out: the result, or the class of the exception. Then follows the run
 * symbolically, which must end in the same state.
 */
final class Differential {

  private static final int STEPS = 2_000_000;

  private final Compiled compiled;
  private final MethodId method;
  private final Supergraph graph;
  private final Variable result;

  private Differential(Compiled compiled) {
    this.compiled = compiled;
    this.method = compiled.method("f");
    Type returned = Type.getReturnType(method.descriptor());
    this.result = Symbols.register(0, 100, Value.kindOf(returned));
    List<EntryPoint.Parameter> parameters = new ArrayList<>();
    for (Type type : Type.getArgumentTypes(method.descriptor())) {
      parameters.add(new EntryPoint.Parameter("p", type.getDescriptor()));
    }
    EntryPoint entry = new EntryPoint(method, true, parameters, List.of());
    this.graph = new Supergraph(compiled.program(), keeping(Harness.of(entry, compiled.program())));
  }

  /** The source of a class {@code T} with a static method {@code f}, and other classes. */
  static Differential source(String... lines) {
    return new Differential(Compiled.source(lines));
  }

  static Differential members(String... lines) {
    return new Differential(Compiled.members(lines));
  }

  /** The harness, with the result of the entry point kept. */
  private Cfa keeping(Cfa harness) {
    Map<Location, List<Edge>> edges = new LinkedHashMap<>(harness.outgoing());
    edges.replaceAll(
        (location, out) -> {
          Edge edge = out.get(0);
          return edge.isCall() && edge.call().method().equals(method)
              ? List.of(new Edge(location, edge.target(), List.of(keeping(edge.call()))))
              : out;
        });
    return new Cfa(
        harness.method(),
        harness.parameters(),
        null,
        harness.entry(),
        harness.normalExit(),
        harness.exceptionalExit(),
        edges,
        Map.of(),
        harness.loopHeads());
  }

  private Call keeping(Call call) {
    return new Call(call.dispatch(), call.method(), call.arguments(), result, call.line());
  }

  /** Compares the two on each of these values of the only parameter. */
  Differential agreesOnEach(int... inputs) {
    for (int input : inputs) {
      agreesOn(new Object[] {input});
    }
    return this;
  }

  /** Compares the two on these arguments. */
  Differential agreesOn(Object... arguments) {
    assertThat(interpreted(arguments))
        .as(() -> List.of(arguments) + "\n" + CfaPrinter.print(compiled.cfa("f")))
        .isEqualTo(executed(arguments));
    return this;
  }

  private String executed(Object... arguments) {
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {compiled.folder().toUri().toURL()})) {
      loader.setDefaultAssertionStatus(true);
      for (Method candidate : loader.loadClass("T").getDeclaredMethods()) {
        if (candidate.getName().equals("f")) {
          candidate.setAccessible(true);
          return show(candidate.invoke(null, arguments));
        }
      }
      throw new AssertionError("no method f");
    } catch (InvocationTargetException e) {
      return e.getCause().getClass().getName();
    } catch (ReflectiveOperationException | java.io.IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String show(Object value) {
    if (value instanceof Boolean flag) {
      return flag ? "1" : "0";
    }
    if (value instanceof Character character) {
      return String.valueOf((int) character);
    }
    if (value instanceof Float number) {
      return "float " + Float.floatToIntBits(number);
    }
    return value instanceof Double number
        ? "double " + Double.doubleToLongBits(number)
        : String.valueOf(value);
  }

  private String interpreted(Object... arguments) {
    Map<InputVector.Key, Long> values = new LinkedHashMap<>();
    Type[] types = Type.getArgumentTypes(method.descriptor());
    for (int i = 0; i < types.length; i++) {
      InputType type = Harness.inputType(types[i].getDescriptor());
      values.put(new InputVector.Key(i, type), bits(arguments[i]));
    }
    TestRun run = new Interpreter(graph, o -> false).run(new InputVector(values), STEPS);
    if (!(run.end() instanceof TestRun.End.Finished)) {
      return run.end().toString();
    }
    int last = run.length() - 1;
    Valuation state = run.state(last);
    checkSymbolically(run, state);
    if (run.point(last).isExceptionalExit()) {
      Expr exceptionClass = Mem.select(Symbols.CLASS_OF, Symbols.EXCEPTION);
      int number = (int) Evaluator.evaluate(exceptionClass, state);
      return compiled.program().classNumbers().name(number).replace('/', '.');
    }
    long bits = state.value(result);
    return switch (Value.kindReturned(method.descriptor())) {
      case "F" -> "float " + bits;
      case "D" -> "double " + bits;
      default -> String.valueOf(bits);
    };
  }

  /** The path constraint holds for the inputs of the run, and the states agree. */
  private void checkSymbolically(TestRun run, Valuation state) {
    SymbolicTrace trace = SymbolicTrace.of(run, run.steps().size(), compiled.program());
    Valuation inputs =
        new Valuation() {
          @Override
          public long value(Variable scalar) {
            Symbols.Input input = (Symbols.Input) scalar.symbol();
            return run.inputs().value(input.number(), input.type());
          }

          @Override
          public long select(Variable memory, long index) {
            return compiled.program().lookUp((Symbols.Table) memory.symbol(), index);
          }
        };
    for (Expr conjunct : trace.pathConstraint()) {
      assertThat(Evaluator.holds(conjunct, inputs)).as(conjunct::toString).isTrue();
    }
    for (Variable variable : List.of(result, Symbols.NEXT_REFERENCE, Symbols.EXCEPTION)) {
      assertThat(Evaluator.evaluate(variable.substitute(trace.state()), inputs))
          .isEqualTo(state.value(variable));
    }
  }

  private static long bits(Object value) {
    if (value instanceof Boolean flag) {
      return flag ? 1 : 0;
    }
    if (value instanceof Character character) {
      return (short) character.charValue();
    }
    if (value instanceof Float number) {
      return Float.floatToIntBits(number);
    }
    return value instanceof Double number
        ? Double.doubleToLongBits(number)
        : ((Number) value).longValue();
  }
}
