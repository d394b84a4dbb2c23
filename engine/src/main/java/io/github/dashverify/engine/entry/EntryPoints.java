// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.entry;

import io.github.dashverify.engine.InputException;
import io.github.dashverify.engine.Nearest;
import io.github.dashverify.engine.bytecode.AssertionIndex;
import io.github.dashverify.engine.bytecode.BytecodeProgram;
import io.github.dashverify.engine.bytecode.ClassFile;
import io.github.dashverify.engine.bytecode.ClassFileException;
import io.github.dashverify.engine.bytecode.ClassPath;
import io.github.dashverify.engine.cfa.Assertion;
import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.entry.EntryPoint.Parameter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Decides what is verified from where. A method that other classes can call is an entry point and
 * answers for its own assertions and those of the private methods it uses; an assertion behind a
 * call of another entry point is that one's business. A method that the user names answers for
 * every assertion it can reach.
 */
public final class EntryPoints {

  private final ClassPath classPath;
  private final CallGraph calls;
  private final List<Assertion> assertions;

  /**
   * @param index the assertions that are to be verified
   */
  public EntryPoints(ClassPath classPath, BytecodeProgram program, AssertionIndex index)
      throws ClassFileException {
    this.classPath = classPath;
    this.calls = new CallGraph(classPath, program);
    this.assertions = index.assertions();
  }

  /** All entry points that have something to answer for, in the order of classes and methods. */
  public List<EntryPoint> all(List<String> classNames) throws ClassFileException {
    List<EntryPoint> found = new ArrayList<>();
    Set<Assertion> orphans = new LinkedHashSet<>(assertions);
    for (String name : classNames) {
      ClassFile file = classPath.find(name);
      if (file == null) {
        continue;
      }
      for (MethodNode method : file.node().methods) {
        if (isCallableFromOutside(method)) {
          EntryPoint entry = entry(file, method, id -> !isCallableFromOutside(id));
          orphans.removeAll(entry.assertions());
          if (!entry.assertions().isEmpty()) {
            found.add(entry);
          }
        }
      }
    }
    found.addAll(withoutCaller(orphans));
    return found;
  }

  /** Assertions that no entry point reaches are asked about in the method they stand in. */
  private List<EntryPoint> withoutCaller(Set<Assertion> orphans) throws ClassFileException {
    List<EntryPoint> entries = new ArrayList<>();
    Set<MethodId> methods = new LinkedHashSet<>();
    orphans.forEach(assertion -> methods.add(assertion.method()));
    for (MethodId id : methods) {
      ClassFile file = classPath.find(id.owner());
      MethodNode method = file == null ? null : file.method(id.name(), id.descriptor());
      if (file != null && method != null) {
        entries.add(
            new EntryPoint(
                id,
                isStatic(method),
                parameters(method),
                orphans.stream().filter(assertion -> assertion.method().equals(id)).toList()));
      }
    }
    return entries;
  }

  /**
   * The entry point a user names.
   *
   * @param name {@code Class#method}, optionally followed by a descriptor
   * @throws InputException if there is no such method, or more than one
   */
  public List<EntryPoint> named(String name) throws InputException, ClassFileException {
    int hash = name.indexOf('#');
    String className = name.substring(0, hash).replace('.', '/');
    String method = name.substring(hash + 1);
    ClassFile file = classPath.find(className);
    if (file == null) {
      throw unknown("There is no class " + name.substring(0, hash) + " on the class path", name);
    }
    List<EntryPoint> found = new ArrayList<>();
    for (MethodNode candidate : file.node().methods) {
      if (candidate.name.equals(method) || (candidate.name + candidate.desc).equals(method)) {
        found.add(entry(file, candidate, id -> true));
      }
    }
    if (found.isEmpty()) {
      throw unknown("There is no method " + name, name);
    }
    return found;
  }

  private InputException unknown(String what, String name) throws ClassFileException {
    List<String> known = new ArrayList<>();
    for (String className : classPath.classNames()) {
      ClassFile file = classPath.find(className);
      if (file != null) {
        for (MethodNode method : file.node().methods) {
          known.add(className.replace('/', '.') + "#" + method.name);
        }
      }
    }
    String hint =
        Nearest.to(name, known).map(near -> "did you mean " + near + "?").orElse("check --entry.");
    return new InputException(what + ": " + hint);
  }

  private EntryPoint entry(ClassFile file, MethodNode method, Predicate<MethodId> enter)
      throws ClassFileException {
    Set<MethodId> reached = calls.reachable(file.id(method), enter);
    return new EntryPoint(
        file.id(method),
        isStatic(method),
        parameters(method),
        assertions.stream().filter(assertion -> reached.contains(assertion.method())).toList());
  }

  private boolean isCallableFromOutside(MethodId id) {
    try {
      ClassFile file = classPath.find(id.owner());
      MethodNode method = file == null ? null : file.method(id.name(), id.descriptor());
      return method != null && isCallableFromOutside(method);
    } catch (ClassFileException e) {
      return true; // reported when the class itself is looked at
    }
  }

  private static boolean isCallableFromOutside(MethodNode method) {
    int hidden = Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_ABSTRACT;
    return (method.access & hidden) == 0 && !method.name.equals("<clinit>");
  }

  private static boolean isStatic(MethodNode method) {
    return (method.access & Opcodes.ACC_STATIC) != 0;
  }

  private static List<Parameter> parameters(MethodNode method) {
    List<Parameter> parameters = new ArrayList<>();
    int slot = isStatic(method) ? 0 : 1;
    for (Type type : Type.getArgumentTypes(method.desc)) {
      parameters.add(new Parameter(nameOf(method, slot, parameters.size()), type.getDescriptor()));
      slot += type.getSize();
    }
    return parameters;
  }

  private static String nameOf(MethodNode method, int slot, int position) {
    if (method.localVariables != null) {
      for (LocalVariableNode variable : method.localVariables) {
        if (variable.index == slot) {
          return variable.name;
        }
      }
    }
    return "arg" + position;
  }
}
