// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.entry;

import io.github.dashverify.engine.bytecode.BytecodeProgram;
import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.Edge;
import io.github.dashverify.engine.cfa.InputDraw;
import io.github.dashverify.engine.cfa.InputType;
import io.github.dashverify.engine.cfa.Location;
import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Operation.Assign;
import io.github.dashverify.engine.cfa.Operation.Call;
import io.github.dashverify.engine.cfa.Operation.Dispatch;
import io.github.dashverify.engine.cfa.Operation.Unsupported;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.entry.EntryPoint.Parameter;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The automaton at the bottom of every call stack: it initialises the class of the entry point,
 * draws an input for each parameter and calls it once. The program starts here, and its entry
 * location has no incoming edge.
 */
public final class Harness {

  private static final MethodId METHOD = new MethodId("", "harness", "()V");
  private static final Location ENTRY = new Location(METHOD, 0, 0);
  private static final Location INITIALIZATION = new Location(METHOD, 1, 0);
  private static final Location CALL = new Location(METHOD, 2, 0);
  private static final Location EXIT = new Location(METHOD, 3, 0);
  private static final Location EXCEPTIONAL_EXIT = new Location(METHOD, 4, 0);
  private static final String STRINGS = "[Ljava/lang/String;";

  private final BytecodeProgram program;
  private final EntryPoint entry;
  private final List<Operation> draws = new ArrayList<>();

  private Harness(BytecodeProgram program, EntryPoint entry) {
    this.program = program;
    this.entry = entry;
  }

  public static Cfa of(EntryPoint entry, BytecodeProgram program) {
    return new Harness(program, entry).build();
  }

  private Cfa build() {
    List<Expr> arguments = new ArrayList<>();
    if (!entry.isStatic()) {
      draws.add(new Unsupported("the receiver of an instance method", 0));
      arguments.add(Bv.constant(0, Sort.REFERENCE));
    }
    int slot = 0;
    for (Parameter parameter : entry.parameters()) {
      arguments.add(argument(parameter, slot++));
    }
    Call call = new Call(Dispatch.STATIC, entry.method(), arguments, null, 0);
    Map<Location, List<Edge>> edges = new LinkedHashMap<>();
    MethodId initializer = program.initializer(entry.method().owner());
    if (initializer == null) {
      edges.put(ENTRY, List.of(new Edge(ENTRY, CALL, draws)));
    } else {
      Call initialization = new Call(Dispatch.STATIC, initializer, List.of(), null, 0);
      edges.put(ENTRY, List.of(new Edge(ENTRY, INITIALIZATION, draws)));
      edges.put(INITIALIZATION, List.of(new Edge(INITIALIZATION, CALL, List.of(initialization))));
    }
    edges.put(CALL, List.of(new Edge(CALL, EXIT, List.of(call))));
    return new Cfa(
        METHOD, List.of(), null, ENTRY, EXIT, EXCEPTIONAL_EXIT, edges, Map.of(), Set.of());
  }

  private Expr argument(Parameter parameter, int slot) {
    InputType type = inputType(parameter.descriptor());
    if (type != null) {
      Variable register = Symbols.register(0, slot, InputDraw.kindOf(type));
      draws.addAll(InputDraw.into(register, type, 0));
      return register;
    }
    if (parameter.descriptor().equals(STRINGS)) {
      return emptyArray(slot);
    }
    draws.add(new Unsupported("a parameter of type " + typeName(parameter.descriptor()), 0));
    return Bv.constant(0, Sort.REFERENCE);
  }

  /** A program is started without arguments. */
  private Expr emptyArray(int slot) {
    Variable register = Symbols.register(0, slot, 'A');
    draws.add(new Assign(register, Symbols.NEXT_REFERENCE, 0));
    Map<Variable, Expr> creation = new LinkedHashMap<>(program.emptyArray(STRINGS));
    Expr next = creation.remove(Symbols.NEXT_REFERENCE);
    creation.forEach((variable, value) -> draws.add(new Assign(variable, value, 0)));
    draws.add(new Assign(Symbols.NEXT_REFERENCE, next, 0));
    return register;
  }

  /** The types of the inputs that the harness draws, in order. */
  public static List<InputType> inputTypes(EntryPoint entry) {
    List<InputType> types = new ArrayList<>();
    for (Parameter parameter : entry.parameters()) {
      InputType type = inputType(parameter.descriptor());
      if (type != null) {
        types.add(type);
      }
    }
    return types;
  }

  /** The type an input of this descriptor is drawn with; null if it is not a primitive. */
  public static @Nullable InputType inputType(String descriptor) {
    return switch (descriptor) {
      case "Z" -> InputType.BOOLEAN;
      case "B" -> InputType.BYTE;
      case "C" -> InputType.CHAR;
      case "S" -> InputType.SHORT;
      case "I" -> InputType.INT;
      case "J" -> InputType.LONG;
      case "F" -> InputType.FLOAT;
      case "D" -> InputType.DOUBLE;
      default -> null;
    };
  }

  private static String typeName(String descriptor) {
    return org.objectweb.asm.Type.getType(descriptor).getClassName();
  }
}
