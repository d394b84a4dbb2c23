// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** {@code instanceof} and {@code checkcast}. */
final class TypeTests implements Instructions {

  private static final String OBJECT = "java/lang/Object";

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    if (instruction.getOpcode() == Opcodes.INSTANCEOF) {
      Expr object = flow.pop('A');
      Expr isOne = Bool.and(isObject(object), isInstance(object, (TypeInsnNode) instruction));
      flow.push('I', Bool.ite(isOne, Bv.intConst(1), Bv.intConst(0)));
      return true;
    }
    if (instruction.getOpcode() == Opcodes.CHECKCAST) {
      Value object = flow.pop();
      Expr isOther = Bool.not(isInstance(object.expr(), (TypeInsnNode) instruction));
      flow.throwIf(Bool.and(isObject(object.expr()), isOther), Exceptions.CLASS_CAST);
      flow.push(object);
      return true;
    }
    return false;
  }

  private static Expr isObject(Expr reference) {
    return Bool.not(Bool.eq(reference, Heap.NULL));
  }

  private static Expr isInstance(Expr object, TypeInsnNode test) {
    return test.desc.equals(OBJECT) ? Bool.TRUE : Symbols.isInstance(object, test.desc);
  }
}
