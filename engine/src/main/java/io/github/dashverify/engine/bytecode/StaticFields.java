// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Variable;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;

/** Reads and writes of static fields; a field that never changes is its value. */
final class StaticFields implements Instructions {

  private final Hierarchy hierarchy;
  private final StaticInitializers initializers;
  private final ClassInitialization initialization;

  StaticFields(
      Hierarchy hierarchy, StaticInitializers initializers, ClassInitialization initialization) {
    this.hierarchy = hierarchy;
    this.initialization = initialization;
    this.initializers = initializers;
  }

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    int opcode = instruction.getOpcode();
    if (opcode != Opcodes.GETSTATIC && opcode != Opcodes.PUTSTATIC) {
      return false;
    }
    FieldInsnNode access = (FieldInsnNode) instruction;
    ClassFile owner = hierarchy.declaringClass(access.owner, access.name, access.desc);
    FieldNode field = owner == null ? null : owner.field(access.name, access.desc);
    if (owner == null || field == null) {
      return false;
    }
    Number constant = constant(owner, field);
    if (opcode == Opcodes.GETSTATIC && constant != null) {
      flow.push(Constants.of(constant));
      return true;
    }
    if (owner.ofJdk() && isHostile(owner.name())) {
      return false;
    }
    if (!owner.name().equals("java/lang/Throwable")) {
      initialization.beforeField(owner, flow); // the constants of Throwable are about stack traces
    }
    Type type = Type.getType(field.desc);
    char kind = Value.kindOf(type);
    Variable variable = variable(owner, field, kind);
    if (opcode == Opcodes.GETSTATIC) {
      flow.push(kind, variable);
    } else {
      Expr value = flow.pop(kind);
      flow.assign(variable, Conversions.narrow(value, type));
    }
    return true;
  }

  /** Whether a class of the JDK has an initialiser that asks the machine about itself. */
  private static boolean isHostile(String owner) {
    return owner.equals("java/lang/System")
        || owner.startsWith("sun/")
        || owner.startsWith("java/lang/invoke/")
        || owner.startsWith("java/lang/Thread")
        || owner.startsWith("java/security/");
  }

  /** The value of a field that never has another one. */
  private @Nullable Number constant(ClassFile owner, FieldNode field) {
    if ((field.access & Opcodes.ACC_FINAL) == 0) {
      return null;
    }
    return field.value instanceof Number number
        ? number
        : initializers.constant(owner.name(), field.name);
  }

  private static Variable variable(ClassFile owner, FieldNode field, char kind) {
    Sort sort = Symbols.register(0, 0, kind).sort();
    return Variable.of(new Symbols.Global(owner.name() + "." + field.name), sort);
  }
}
