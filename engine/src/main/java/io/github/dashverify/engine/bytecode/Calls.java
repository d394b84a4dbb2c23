// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.cfa.Operation.Dispatch;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls of methods. */
final class Calls implements Instructions {

  private final Hierarchy hierarchy;
  private final ClassInitialization initialization;

  Calls(Hierarchy hierarchy, ClassInitialization initialization) {
    this.hierarchy = hierarchy;
    this.initialization = initialization;
  }

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    if (!(instruction instanceof MethodInsnNode call)) {
      return false;
    }
    MethodId method = new MethodId(call.owner, call.name, call.desc);
    switch (call.getOpcode()) {
      case Opcodes.INVOKESTATIC -> {
        MethodId declared = hierarchy.resolveMethod(method);
        initialization.before(declared.owner(), flow);
        flow.call(Dispatch.STATIC, declared);
      }
      case Opcodes.INVOKESPECIAL -> callSpecial(method, flow);
      default -> {
        flow.checkReceiver(Type.getArgumentTypes(call.desc).length);
        flow.call(Dispatch.VIRTUAL, method);
      }
    }
    return true;
  }

  private void callSpecial(MethodId method, Flow flow) {
    if (method.name().equals("<init>")) {
      if (method.owner().equals("java/lang/Object")) {
        flow.pop('A');
      } else {
        flow.call(Dispatch.SPECIAL, method);
      }
      return;
    }
    flow.checkReceiver(Type.getArgumentTypes(method.descriptor()).length);
    flow.call(Dispatch.SPECIAL, hierarchy.resolveMethod(method));
  }
}
