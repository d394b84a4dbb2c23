// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Callees;
import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Program;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Variable;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/**
 * The program on a class path. Automata are built when first asked for and kept. Safe for use by
 * several threads.
 */
public final class BytecodeProgram implements Program {

  private final ClassPath classPath;
  private final Hierarchy hierarchy;
  private final ClassNumbers numbers = new ClassNumbers();
  private final VirtualMethods virtualMethods;
  private final CfaBuilder builder;
  private final Map<MethodId, Optional<Cfa>> automata = new ConcurrentHashMap<>();

  public BytecodeProgram(ClassPath classPath) {
    this.classPath = classPath;
    this.hierarchy = new Hierarchy(classPath);
    this.virtualMethods = new VirtualMethods(classPath, hierarchy, numbers);
    this.builder = new CfaBuilder(hierarchy, numbers);
  }

  @Override
  public @Nullable Cfa cfa(MethodId method) {
    return automata.computeIfAbsent(method, id -> Optional.ofNullable(build(id))).orElse(null);
  }

  private @Nullable Cfa build(MethodId id) {
    ClassFile owner = ownerOfCode(id);
    MethodNode method = owner == null ? null : owner.method(id.name(), id.descriptor());
    return owner == null || method == null || !hasCode(method)
        ? null
        : builder.build(owner, method);
  }

  /** The class that has the code of a method, which may be code that we have written. */
  private @Nullable ClassFile ownerOfCode(MethodId id) {
    if (NestedArrays.isCreator(id)) {
      return NestedArrays.define(id);
    }
    if (ArrayCopies.isCopy(id)) {
      return ArrayCopies.define(id);
    }
    if (ClassConstants.isCreator(id)) {
      return ClassConstants.define(id);
    }
    return StringConstants.isCreator(id) ? StringConstants.define(id) : hierarchy.find(id.owner());
  }

  /** The static initialiser to run before a class is used, null if initialising it does nothing. */
  public @Nullable MethodId initializer(String className) {
    String owner = builder.initialization().withInitializer(className);
    return owner == null
        ? null
        : new MethodId(owner, ClassInitialization.NAME, ClassInitialization.DESCRIPTOR);
  }

  /** What creating an empty array at {@link Symbols#NEXT_REFERENCE} changes, all at once. */
  public Map<Variable, Expr> emptyArray(String descriptor) {
    return new Heap(hierarchy, numbers).newArray(Type.getType(descriptor), Bv.intConst(0));
  }

  @Override
  public MethodId resolve(MethodId method) {
    return hierarchy.resolveMethod(method);
  }

  @Override
  public Callees callees(Operation.Call call) {
    return call.dispatch() == Operation.Dispatch.VIRTUAL
        ? virtualMethods.callees(call.method())
        : Callees.only(resolve(call.method()));
  }

  @Override
  public long lookUp(Symbols.Table table, long index) {
    if (table instanceof Symbols.Implementation implementation) {
      return virtualMethods.implementation((int) index, implementation.method());
    }
    if (table instanceof Symbols.Subtypes subtypes) {
      String name = numbers.name((int) index);
      return name != null && hierarchy.isSubtype(name, subtypes.type()) ? 1 : 0;
    }
    String array = numbers.name((int) (index >>> Integer.SIZE));
    String element = numbers.name((int) index);
    return array != null && element != null && hierarchy.isStorable(array, element) ? 1 : 0;
  }

  /** Why {@link #cfa} has no automaton for a method, as the end of "the method ...". */
  public String whyNoCode(MethodId method) {
    ClassFile owner;
    try {
      owner = classPath.find(method.owner());
    } catch (ClassFileException e) {
      return "belongs to a class that cannot be read: " + e.getMessage();
    }
    if (owner == null) {
      return "belongs to class " + method.className() + ", which is not on the class path";
    }
    MethodNode node = owner.method(method.name(), method.descriptor());
    if (node == null) {
      return "does not exist in class " + method.className();
    }
    return (node.access & Opcodes.ACC_NATIVE) != 0 ? "is native" : "is abstract";
  }

  /**
   * The source variable that a register holds at a line of a method; null if the register is part
   * of the operand stack.
   */
  public @Nullable SourceVariable variable(MethodId method, Symbols.Register register, int line) {
    ClassFile owner = hierarchy.find(method.owner());
    MethodNode node = owner == null ? null : owner.method(method.name(), method.descriptor());
    return owner == null || node == null
        ? null
        : new LocalNames(owner, node).variable(register, line);
  }

  /**
   * Name of the source file of a method, derived from the class name if the class file has none.
   */
  public String sourceFile(MethodId method) {
    ClassFile owner = hierarchy.find(method.owner());
    if (owner != null && owner.node().sourceFile != null) {
      return owner.node().sourceFile;
    }
    String simple = method.owner().substring(method.owner().lastIndexOf('/') + 1);
    int nested = simple.indexOf('$');
    return (nested > 0 ? simple.substring(0, nested) : simple) + ".java";
  }

  public Hierarchy hierarchy() {
    return hierarchy;
  }

  public ClassNumbers classNumbers() {
    return numbers;
  }

  static boolean hasCode(MethodNode method) {
    return (method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
  }
}
