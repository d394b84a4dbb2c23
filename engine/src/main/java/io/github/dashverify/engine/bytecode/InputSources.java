// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.InputDraw;
import io.github.dashverify.engine.cfa.InputType;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls that draw an input or make an assumption: our own API and that of SV-COMP. */
final class InputSources implements Instructions {

  /** Internal name of each class of inputs, and how the names of its input methods start. */
  private static final Map<String, String> PREFIXES =
      Map.of(
          "io/github/dashverify/api/Verify", "any",
          "org/sosy_lab/sv_benchmarks/Verifier", "nondet");

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    if (!(instruction instanceof MethodInsnNode call) || !PREFIXES.containsKey(call.owner)) {
      return false;
    }
    if (call.name.equals("assume") && call.desc.equals("(Z)V")) {
      flow.assume(Bool.not(Bool.eq(flow.pop('I'), Bv.intConst(0))));
      return true;
    }
    InputType type = typeOf(call);
    if (type != null && call.desc.startsWith("()")) {
      draw(type, flow);
      return true;
    }
    if (type == InputType.INT && call.desc.equals("(II)I")) {
      drawBetween(flow);
      return true;
    }
    String what = "an input of type " + Type.getReturnType(call.desc).getClassName();
    int arguments = Type.getArgumentTypes(call.desc).length;
    flow.unsupported(what, arguments, Value.kindReturned(call.desc));
    return true;
  }

  private static @Nullable InputType typeOf(MethodInsnNode call) {
    if (!call.name.startsWith(PREFIXES.get(call.owner))) {
      return null;
    }
    String name = Type.getReturnType(call.desc).getClassName();
    for (InputType type : InputType.values()) {
      if (type.javaName().equals(name)) {
        return type;
      }
    }
    return null;
  }

  private static void draw(InputType type, Flow flow) {
    flow.push(InputDraw.kindOf(type), InputDraw.next(type));
    flow.assign(Symbols.INPUT_COUNT, Bv.add(Symbols.INPUT_COUNT, Bv.intConst(1)));
  }

  /** Draws before it assumes, so that an input exists even for the empty range. */
  private static void drawBetween(Flow flow) {
    draw(InputType.INT, flow);
    Expr drawn = flow.pop('I');
    Expr high = flow.pop('I');
    Expr low = flow.pop('I');
    flow.assume(Bool.and(Bv.sle(low, drawn), Bv.sle(drawn, high)));
    if (flow.isOpen()) {
      flow.push('I', drawn);
    }
  }
}
