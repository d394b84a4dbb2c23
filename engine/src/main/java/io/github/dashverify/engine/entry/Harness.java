// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.entry;

import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.Edge;
import io.github.dashverify.engine.cfa.InputDraw;
import io.github.dashverify.engine.cfa.InputType;
import io.github.dashverify.engine.cfa.Location;
import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.cfa.Operation;
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
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The automaton at the bottom of every call stack: it draws an input for each parameter of the
 * entry point and calls it once. The program starts here, and its entry location has no incoming
 * edge.
 */
public final class Harness {

  private static final MethodId METHOD = new MethodId("", "harness", "()V");
  private static final Location ENTRY = new Location(METHOD, 0, 0);
  private static final Location CALL = new Location(METHOD, 1, 0);
  private static final Location EXIT = new Location(METHOD, 2, 0);
  private static final Location EXCEPTIONAL_EXIT = new Location(METHOD, 3, 0);

  private Harness() {}

  public static Cfa of(EntryPoint entry) {
    List<Operation> draws = new ArrayList<>();
    List<Expr> arguments = new ArrayList<>();
    if (!entry.isStatic()) {
      draws.add(new Unsupported("the receiver of an instance method", 0));
    }
    int slot = 0;
    for (Parameter parameter : entry.parameters()) {
      arguments.add(argument(parameter, slot++, draws));
    }
    Call call = new Call(Dispatch.STATIC, entry.method(), arguments, null, 0);
    return new Cfa(
        METHOD,
        List.of(),
        null,
        ENTRY,
        EXIT,
        EXCEPTIONAL_EXIT,
        Map.of(
            ENTRY, List.of(new Edge(ENTRY, CALL, draws)),
            CALL, List.of(new Edge(CALL, EXIT, List.of(call)))),
        Map.of(),
        Set.of());
  }

  private static Expr argument(Parameter parameter, int slot, List<Operation> draws) {
    InputType type = inputType(parameter.descriptor());
    if (type != null) {
      Variable register = Symbols.register(0, slot, InputDraw.kindOf(type));
      draws.addAll(InputDraw.into(register, type, 0));
      return register;
    }
    if (!parameter.descriptor().equals("[Ljava/lang/String;")) {
      draws.add(new Unsupported("a parameter of type " + typeName(parameter.descriptor()), 0));
    }
    return Bv.constant(0, Sort.REFERENCE);
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
