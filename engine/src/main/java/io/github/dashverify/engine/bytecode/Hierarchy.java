// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.MethodId;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/**
 * Super- and subtypes, and the look-up of members through them (JVMS 5.4.3). A class that is
 * missing or damaged has no supertypes and no members here; who needs to know asks the {@link
 * ClassPath}.
 */
public final class Hierarchy {

  private static final String OBJECT = "java/lang/Object";

  private final ClassPath classPath;
  private final Map<String, Set<String>> allSupertypes = new ConcurrentHashMap<>();

  Hierarchy(ClassPath classPath) {
    this.classPath = classPath;
  }

  /** The class, null if there is none that can be read. */
  @Nullable ClassFile find(String internalName) {
    try {
      return classPath.find(internalName);
    } catch (ClassFileException e) {
      return null;
    }
  }

  /** The class and its superclasses, itself first. */
  List<String> superclasses(String internalName) {
    Set<String> chain = new LinkedHashSet<>();
    String name = internalName;
    while (name != null && chain.add(name)) {
      ClassFile file = find(name);
      name = file == null ? null : file.node().superName;
    }
    return List.copyOf(chain);
  }

  /** The type and all its supertypes, superclasses before interfaces. */
  Set<String> supertypes(String internalName) {
    Set<String> all = new LinkedHashSet<>(superclasses(internalName));
    Deque<String> pending = new ArrayDeque<>(all);
    while (!pending.isEmpty()) {
      ClassFile file = find(pending.removeFirst());
      if (file != null) {
        for (String type : file.node().interfaces) {
          if (all.add(type)) {
            pending.addLast(type);
          }
        }
      }
    }
    return all;
  }

  public boolean isSubtype(String internalName, String supertype) {
    return internalName.equals(supertype)
        || supertype.equals(OBJECT)
        || (internalName.startsWith("[")
            ? isArraySubtype(internalName, supertype)
            : allSupertypes.computeIfAbsent(internalName, this::supertypes).contains(supertype));
  }

  /** Arrays of subtypes are subtypes (JLS 4.10.3). */
  private boolean isArraySubtype(String array, String supertype) {
    if (!supertype.startsWith("[")) {
      return supertype.equals("java/lang/Cloneable") || supertype.equals("java/io/Serializable");
    }
    String element = array.substring(1);
    String superelement = supertype.substring(1);
    return isReference(element)
        && isReference(superelement)
        && isSubtype(className(element), className(superelement));
  }

  private static boolean isReference(String descriptor) {
    return descriptor.startsWith("L") || descriptor.startsWith("[");
  }

  private static String className(String descriptor) {
    return Type.getType(descriptor).getInternalName();
  }

  /** Whether arrays of one class, given by its descriptor, may hold objects of another. */
  boolean isStorable(String array, String className) {
    String element = array.substring(1);
    return isReference(element) && isSubtype(className, className(element));
  }

  /**
   * The method that a virtual call executes on objects of a class (JVMS 5.4.6).
   *
   * @return null if there is no such method or it has no code by design
   */
  @Nullable MethodId select(String className, MethodId method) {
    String start = className.startsWith("[") ? OBJECT : className;
    MethodId found = resolveMethod(new MethodId(start, method.name(), method.descriptor()));
    MethodNode declared = declaration(found.owner(), found);
    boolean isAbstract = declared == null || (declared.access & Opcodes.ACC_ABSTRACT) != 0;
    return isAbstract ? null : found;
  }

  /** The declaration that a method reference means, the reference itself if there is none. */
  MethodId resolveMethod(MethodId method) {
    for (String type : superclasses(method.owner())) {
      if (declaration(type, method) != null) {
        return new MethodId(type, method.name(), method.descriptor());
      }
    }
    return resolveInInterfaces(method);
  }

  /** The most specific default method, else any declaration, among the superinterfaces. */
  private MethodId resolveInInterfaces(MethodId method) {
    List<String> abstractOnes = new ArrayList<>();
    List<String> defaults = new ArrayList<>();
    for (String type : supertypes(method.owner())) {
      MethodNode declared = declaration(type, method);
      if (declared != null && (declared.access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC)) == 0) {
        boolean isAbstract = (declared.access & Opcodes.ACC_ABSTRACT) != 0;
        (isAbstract ? abstractOnes : defaults).add(type);
      }
    }
    for (String candidate : defaults) {
      if (defaults.stream()
          .noneMatch(other -> !other.equals(candidate) && isSubtype(other, candidate))) {
        return new MethodId(candidate, method.name(), method.descriptor());
      }
    }
    return abstractOnes.isEmpty()
        ? method
        : new MethodId(abstractOnes.get(0), method.name(), method.descriptor());
  }

  private @Nullable MethodNode declaration(String type, MethodId method) {
    ClassFile file = find(type);
    return file == null ? null : file.method(method.name(), method.descriptor());
  }

  /** The class that declares a field, looked up from this one; null if there is none. */
  @Nullable ClassFile declaringClass(String owner, String name, String descriptor) {
    ClassFile file = find(owner);
    if (file == null || file.field(name, descriptor) != null) {
      return file;
    }
    for (String type : file.node().interfaces) {
      ClassFile found = declaringClass(type, name, descriptor);
      if (found != null) {
        return found;
      }
    }
    String superName = file.node().superName;
    return superName == null ? null : declaringClass(superName, name, descriptor);
  }
}
