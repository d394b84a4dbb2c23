// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Fp;
import io.github.dashverify.engine.expr.Sort;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Functions of {@code Math} and its like that are one expression, and those whose code in the JDK
 * is native. Only exact ones.
 */
final class MathFunctions implements Instructions {

  private static final Set<String> OWNERS =
      Set.of("java/lang/Math", "java/lang/StrictMath", "java/lang/Float", "java/lang/Double");

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    if (instruction.getOpcode() != Opcodes.INVOKESTATIC) {
      return false;
    }
    MethodInsnNode call = (MethodInsnNode) instruction;
    return OWNERS.contains(call.owner)
        && (translateBits(call, flow) || translateMath(call.name + call.desc, flow));
  }

  private static boolean translateBits(MethodInsnNode call, Flow flow) {
    switch (call.name) {
      case "floatToIntBits" -> flow.push('I', Fp.bits(flow.pop('F')));
      case "doubleToLongBits" -> flow.push('J', Fp.bits(flow.pop('D')));
      case "floatToRawIntBits", "doubleToRawLongBits" -> {
        if (!flow.code().owner().ofJdk()) {
          return false; // there are many NaNs, and we know of one; the JDK does not tell them apart
        }
        Value value = flow.pop();
        flow.push(value.kind() == 'F' ? 'I' : 'J', Fp.bits(value.expr()));
      }
      case "intBitsToFloat" -> flow.push('F', Fp.fromBits(flow.pop('I')));
      case "longBitsToDouble" -> flow.push('D', Fp.fromBits(flow.pop('J')));
      default -> {
        return false;
      }
    }
    return true;
  }

  private static boolean translateMath(String function, Flow flow) {
    switch (function) {
      case "abs(I)I" -> flow.push('I', absolute(flow.pop('I')));
      case "abs(J)J" -> flow.push('J', absolute(flow.pop('J')));
      case "abs(F)F" -> flow.push('F', Fp.abs(flow.pop('F')));
      case "abs(D)D" -> flow.push('D', Fp.abs(flow.pop('D')));
      case "min(II)I", "min(JJ)J", "max(II)I", "max(JJ)J" -> integerChoice(function, flow);
      case "min(FF)F", "min(DD)D", "max(FF)F", "max(DD)D" -> floatChoice(function, flow);
      case "sqrt(D)D" -> flow.push('D', Fp.sqrt(flow.pop('D')));
      case "floor(D)D" -> flow.push('D', Fp.floor(flow.pop('D')));
      case "ceil(D)D" -> flow.push('D', Fp.ceil(flow.pop('D')));
      case "rint(D)D" -> flow.push('D', Fp.rint(flow.pop('D')));
      default -> {
        return false;
      }
    }
    return true;
  }

  private static Expr absolute(Expr value) {
    Expr isNegative = Bv.slt(value, Bv.constant(0, value.sort()));
    return Bool.ite(isNegative, Bv.neg(value), value);
  }

  private static void integerChoice(String function, Flow flow) {
    Value right = flow.pop();
    Expr left = flow.pop(right.kind());
    Expr isLess = Bv.slt(left, right.expr());
    boolean min = function.startsWith("min");
    Expr smaller = min ? left : right.expr();
    flow.push(right.kind(), Bool.ite(isLess, smaller, min ? right.expr() : left));
  }

  /** NaN if either is; of the two zeros, the negative one is smaller. */
  private static void floatChoice(String function, Flow flow) {
    Value right = flow.pop();
    Expr b = right.expr();
    Expr a = flow.pop(right.kind());
    boolean min = function.startsWith("min");
    Expr chooseA = min ? Fp.lt(a, b) : Fp.lt(b, a);
    Expr isNegativeA = Bv.slt(Fp.bits(a), Bv.constant(0, bitsOf(a.sort())));
    Expr tieA = Bool.and(Fp.eq(a, b), min ? isNegativeA : Bool.not(isNegativeA));
    Expr choice = Bool.or(List.of(Fp.isNaN(a), chooseA, tieA));
    flow.push(right.kind(), Bool.ite(choice, a, b));
  }

  private static Sort bitsOf(Sort sort) {
    return sort == Sort.FLOAT ? Sort.INT : Sort.LONG;
  }
}
