// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.cfa.Operation.Dispatch;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls of methods. Calls on objects are not translated yet. */
final class Calls implements Instructions {

  private final Hierarchy hierarchy;
  private final StaticInitializers initializers;

  Calls(Hierarchy hierarchy, StaticInitializers initializers) {
    this.hierarchy = hierarchy;
    this.initializers = initializers;
  }

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    if (!(instruction instanceof MethodInsnNode call)) {
      return false;
    }
    Dispatch dispatch = dispatch(call.getOpcode());
    if (dispatch != Dispatch.STATIC) {
      return false;
    }
    MethodId method = hierarchy.resolveMethod(new MethodId(call.owner, call.name, call.desc));
    if (needsInitializer(method.owner(), flow.code().owner())) {
      flow.unsupported(
          "the static initialiser of class " + method.className(),
          Type.getArgumentTypes(call.desc).length,
          Value.kindReturned(call.desc));
    } else {
      flow.call(dispatch, method);
    }
    return true;
  }

  private static Dispatch dispatch(int opcode) {
    return switch (opcode) {
      case Opcodes.INVOKESTATIC -> Dispatch.STATIC;
      case Opcodes.INVOKESPECIAL -> Dispatch.SPECIAL;
      default -> Dispatch.VIRTUAL;
    };
  }

  /**
   * Whether the call may be what initialises the class, and that has an effect. The initialisers of
   * JDK classes have none that the program's own variables could show.
   */
  private boolean needsInitializer(String owner, ClassFile caller) {
    ClassFile callee = hierarchy.find(owner);
    return callee != null
        && !callee.ofJdk()
        && !hierarchy.isSubtype(caller.name(), owner)
        && !initializers.isSimple(owner);
  }
}
