// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What the static initialiser of a class does, as far as it only sets fields of its own to
 * constants. Then it makes no difference when it runs.
 */
final class StaticInitializers {

  private final Hierarchy hierarchy;
  private final Map<String, Outcome> outcomes = new ConcurrentHashMap<>();

  StaticInitializers(Hierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /**
   * The effect of one initialiser.
   *
   * @param isSimple whether it does nothing but set fields to constants
   * @param isInert whether in addition every such field is final or set to zero
   * @param constants the fields it sets
   */
  private record Outcome(boolean isSimple, boolean isInert, Map<String, Number> constants) {
    static final Outcome COMPLEX = new Outcome(false, false, Map.of());
    static final Outcome EMPTY = new Outcome(true, true, Map.of());
  }

  /**
   * Whether running the initialiser of this very class makes no difference: every field it sets is
   * known without it.
   */
  boolean isInert(String internalName) {
    return outcome(internalName).isInert();
  }

  /** The constant that the simple initialiser of a class sets a field to, null if it does not. */
  @Nullable Number constant(String internalName, String field) {
    return outcome(internalName).constants().get(field);
  }

  private Outcome outcome(String internalName) {
    Outcome known = outcomes.get(internalName);
    if (known == null) {
      ClassFile file = hierarchy.find(internalName);
      known = file == null ? Outcome.COMPLEX : examine(file);
      outcomes.put(internalName, known);
    }
    return known;
  }

  private static Outcome examine(ClassFile file) {
    MethodNode initializer = file.method("<clinit>", "()V");
    if (initializer == null) {
      return Outcome.EMPTY;
    }
    Code code = new Code(file, initializer);
    Map<String, Number> constants = new HashMap<>();
    int index = afterAssertionFlag(code);
    while (index + 1 < code.size()) {
      Number number = Constants.numberOf(code.get(index));
      AbstractInsnNode store = code.get(index + 1);
      if (number == null
          || store.getOpcode() != Opcodes.PUTSTATIC
          || !((FieldInsnNode) store).owner.equals(file.name())) {
        return Outcome.COMPLEX;
      }
      constants.put(((FieldInsnNode) store).name, number);
      index += 2;
    }
    boolean returns = index < code.size() && code.get(index).getOpcode() == Opcodes.RETURN;
    return returns ? new Outcome(true, isInert(file, constants), constants) : Outcome.COMPLEX;
  }

  private static boolean isInert(ClassFile file, Map<String, Number> constants) {
    for (FieldNode field : file.node().fields) {
      Number constant = constants.get(field.name);
      boolean isFinal = (field.access & Opcodes.ACC_FINAL) != 0;
      if (constant != null && !isFinal && !Constants.isZero(constant)) {
        return false;
      }
    }
    return true;
  }

  /** The first instruction after the seven that set the assertion flag, if they come first. */
  private static int afterAssertionFlag(Code code) {
    int store = 6;
    return code.size() > store
            && code.get(store).getOpcode() == Opcodes.PUTSTATIC
            && AssertionPattern.isDisabledFlag(code.get(store))
        ? store + 1
        : 0;
  }
}
