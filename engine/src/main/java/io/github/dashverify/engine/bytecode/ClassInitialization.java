// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Variable;
import org.jspecify.annotations.Nullable;

/**
 * Runs static initialisers when the JVM does (JVMS 5.5): before the first use of a class of the
 * program, once, its superclass first. A flag for each class says whether its initialiser has
 * started. Initialisers that only set constants need not run at all.
 *
 * <p>Classes of the JDK are initialised later than in a JVM, when one of their static fields is
 * first used: what else their initialisers do cannot be seen from a program.
 */
final class ClassInitialization {

  static final String NAME = "<clinit>";
  static final String DESCRIPTOR = "()V";

  private final Hierarchy hierarchy;
  private final StaticInitializers initializers;

  ClassInitialization(Hierarchy hierarchy, StaticInitializers initializers) {
    this.hierarchy = hierarchy;
    this.initializers = initializers;
  }

  /** Initialises a class of the program before code uses it; those of the JDK are left alone. */
  void before(String className, Flow flow) {
    ClassFile file = hierarchy.find(className);
    ClassFile user = flow.code().owner();
    if (file != null && !file.ofJdk() && !hierarchy.isSubtype(user.name(), className)) {
      run(className, flow);
    }
  }

  /** Initialises the class whose own static field code uses. */
  void beforeField(ClassFile owner, Flow flow) {
    if (owner.ofJdk()) {
      run(owner.name(), flow);
    } else {
      before(owner.name(), flow);
    }
  }

  /** What happens at the start of an initialiser. */
  void start(Flow flow) {
    ClassFile owner = flow.code().owner();
    flow.assign(flag(owner.name()), Bv.intConst(1));
    if (owner.node().superName != null && !owner.isInterface()) {
      before(owner.node().superName, flow, owner.ofJdk());
    }
  }

  private void before(String superclass, Flow flow, boolean ofJdk) {
    ClassFile file = hierarchy.find(superclass);
    if (file != null && !file.ofJdk() && !ofJdk) {
      run(superclass, flow);
    }
  }

  private void run(String className, Flow flow) {
    String first = withInitializer(className);
    if (first != null) {
      MethodId initializer = new MethodId(first, NAME, DESCRIPTOR);
      flow.callIf(Bool.eq(flag(first), Bv.intConst(0)), initializer);
    }
  }

  /**
   * The first class in the chain of superclasses whose initialiser has something to do, null if
   * nothing happens when the class is initialised.
   */
  @Nullable String withInitializer(String className) {
    ClassFile start = hierarchy.find(className);
    if (start != null && start.isInterface()) {
      return initializers.isInert(className) ? null : className;
    }
    for (String type : hierarchy.superclasses(className)) {
      ClassFile file = hierarchy.find(type);
      if (file == null || (file.ofJdk() && start != null && !start.ofJdk())) {
        return null;
      }
      if (!initializers.isInert(type)) {
        return type;
      }
    }
    return null;
  }

  private static Variable flag(String className) {
    return Variable.of(new Symbols.Global("initialised " + className), Sort.INT);
  }
}
