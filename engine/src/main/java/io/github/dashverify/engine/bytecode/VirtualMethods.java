// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Callees;
import io.github.dashverify.engine.cfa.Callees.Callee;
import io.github.dashverify.engine.cfa.MethodId;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/**
 * Which method a virtual call executes. Objects have the classes of the program or those of the JDK
 * that some automaton creates; see docs/adr/0003-dispatch.md for what that means for proofs.
 */
final class VirtualMethods {

  private final ClassPath classPath;
  private final Hierarchy hierarchy;
  private final ClassNumbers classes;
  private final MethodNumbers methods = new MethodNumbers();
  private final Map<Selection, Integer> selected = new ConcurrentHashMap<>();
  private final Map<MethodId, Known> known = new ConcurrentHashMap<>();
  private @Nullable List<String> programClasses;

  VirtualMethods(ClassPath classPath, Hierarchy hierarchy, ClassNumbers classes) {
    this.classPath = classPath;
    this.hierarchy = hierarchy;
    this.classes = classes;
  }

  private record Selection(int classNumber, MethodId method) {}

  /** The callees as they were when so many classes had been created. */
  private record Known(int created, Callees callees) {}

  /** The number of the method that a call executes on objects of a class, 0 if there is none. */
  int implementation(int classNumber, MethodId method) {
    return selected.computeIfAbsent(new Selection(classNumber, method), this::select);
  }

  private int select(Selection selection) {
    String name = classes.name(selection.classNumber());
    MethodId method = name == null ? null : hierarchy.select(name, selection.method());
    return method == null ? 0 : methods.of(method);
  }

  Callees callees(MethodId method) {
    Known current = known.get(method);
    int created = classes.created().size();
    if (current == null || (!current.callees().areAll() && current.created() != created)) {
      current = new Known(created, find(method));
      known.put(method, current);
    }
    return current.callees();
  }

  private Callees find(MethodId method) {
    MethodId declared = hierarchy.resolveMethod(method);
    if (isFinal(method, declared)) {
      return Callees.only(declared);
    }
    Set<MethodId> found = new LinkedHashSet<>();
    ClassFile owner = hierarchy.find(method.owner());
    boolean ofJdk = owner == null || owner.ofJdk();
    for (String name : programClasses()) {
      add(name, method, found);
    }
    if (ofJdk) {
      for (String name : classes.created()) {
        add(name, method, found);
      }
    }
    List<Callee> callees = new ArrayList<>();
    found.forEach(callee -> callees.add(new Callee(callee, methods.of(callee))));
    return new Callees(callees, !ofJdk);
  }

  private void add(String className, MethodId method, Set<MethodId> found) {
    ClassFile file = hierarchy.find(className);
    boolean isConcrete =
        className.startsWith("[")
            || (file != null
                && (file.node().access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) == 0);
    if (isConcrete && hierarchy.isSubtype(className, method.owner())) {
      MethodId selection = hierarchy.select(className, method);
      if (selection != null) {
        found.add(selection);
      }
    }
  }

  private boolean isFinal(MethodId method, MethodId declared) {
    ClassFile owner = hierarchy.find(method.owner());
    ClassFile declaring = hierarchy.find(declared.owner());
    MethodNode node =
        declaring == null ? null : declaring.method(declared.name(), declared.descriptor());
    boolean isFinal =
        node != null && (node.access & (Opcodes.ACC_FINAL | Opcodes.ACC_PRIVATE)) != 0;
    return isFinal || (owner != null && (owner.node().access & Opcodes.ACC_FINAL) != 0);
  }

  private synchronized List<String> programClasses() {
    if (programClasses == null) {
      try {
        programClasses = classPath.classNames();
      } catch (ClassFileException e) {
        throw new IllegalStateException("the class path was listed before", e);
      }
    }
    return programClasses;
  }
}
