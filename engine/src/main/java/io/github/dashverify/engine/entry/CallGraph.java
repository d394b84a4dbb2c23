// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.entry;

import io.github.dashverify.engine.bytecode.BytecodeProgram;
import io.github.dashverify.engine.bytecode.ClassFile;
import io.github.dashverify.engine.bytecode.ClassFileException;
import io.github.dashverify.engine.bytecode.ClassPath;
import io.github.dashverify.engine.bytecode.Hierarchy;
import io.github.dashverify.engine.cfa.MethodId;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Who may call whom among the methods of the program, read off the instructions. A call of a method
 * that subclasses override counts as a call of every override; code of the JDK is not looked into.
 */
final class CallGraph {

  private final ClassPath classPath;
  private final BytecodeProgram program;
  private final Hierarchy hierarchy;
  private final Map<String, Set<MethodId>> bySignature = new HashMap<>();

  CallGraph(ClassPath classPath, BytecodeProgram program) throws ClassFileException {
    this.classPath = classPath;
    this.program = program;
    this.hierarchy = program.hierarchy();
    for (String name : classPath.classNames()) {
      ClassFile file = classPath.find(name);
      if (file != null && !file.ofJdk()) {
        for (MethodNode method : file.node().methods) {
          bySignature
              .computeIfAbsent(method.name + method.desc, s -> new LinkedHashSet<>())
              .add(file.id(method));
        }
      }
    }
  }

  /**
   * The methods a run that starts in {@code start} may be in.
   *
   * @param enter whether calls of a method are followed
   */
  Set<MethodId> reachable(MethodId start, Predicate<MethodId> enter) throws ClassFileException {
    Set<MethodId> reached = new LinkedHashSet<>(Set.of(start));
    Deque<MethodId> pending = new ArrayDeque<>(reached);
    for (MethodId method = pending.poll(); method != null; method = pending.poll()) {
      for (MethodId callee : callees(method)) {
        if (enter.test(callee) && reached.add(callee)) {
          pending.add(callee);
        }
      }
    }
    return reached;
  }

  private Set<MethodId> callees(MethodId id) throws ClassFileException {
    MethodNode method = find(id);
    Set<MethodId> callees = new LinkedHashSet<>();
    if (method == null) {
      return callees;
    }
    for (AbstractInsnNode instruction : method.instructions) {
      if (instruction instanceof MethodInsnNode call) {
        MethodId named = new MethodId(call.owner, call.name, call.desc);
        callees.add(program.resolve(named));
        if (call.getOpcode() == Opcodes.INVOKEVIRTUAL
            || call.getOpcode() == Opcodes.INVOKEINTERFACE) {
          callees.addAll(overrides(named));
        }
      } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
        for (Object argument : dynamic.bsmArgs) {
          if (argument instanceof Handle handle) {
            MethodId named = new MethodId(handle.getOwner(), handle.getName(), handle.getDesc());
            callees.add(program.resolve(named));
            callees.addAll(overrides(named));
          }
        }
      }
    }
    return callees;
  }

  private List<MethodId> overrides(MethodId method) {
    return bySignature.getOrDefault(method.name() + method.descriptor(), Set.of()).stream()
        .filter(candidate -> hierarchy.isSubtype(candidate.owner(), method.owner()))
        .toList();
  }

  private @Nullable MethodNode find(MethodId id) throws ClassFileException {
    ClassFile file = classPath.find(id.owner());
    return file == null || file.ofJdk() ? null : file.method(id.name(), id.descriptor());
  }
}
