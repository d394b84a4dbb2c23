// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Symbols;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;

/** The names of a method's local variables, as its source has them. */
final class LocalNames {

  private final Code code;
  private final List<LocalVariableNode> variables;

  LocalNames(ClassFile owner, MethodNode method) {
    code = new Code(owner, method);
    variables = method.localVariables == null ? List.of() : method.localVariables;
  }

  /**
   * The variable that a register holds at a source line.
   *
   * @return a variable named {@code local3} or the like if the class file has none, null for a
   *     register of the operand stack, which no source names
   */
  @Nullable SourceVariable variable(Symbols.Register register, int line) {
    if (register.slot() >= code.method().maxLocals) {
      return null;
    }
    SourceVariable only = null;
    boolean ambiguous = false;
    for (LocalVariableNode candidate : variables) {
      if (candidate.index == register.slot() && kindOf(candidate) == register.kind()) {
        SourceVariable variable = new SourceVariable(candidate.name, candidate.desc);
        if (isInScope(candidate, line)) {
          return variable;
        }
        ambiguous |= only != null && !only.equals(variable);
        only = variable;
      }
    }
    return only == null || ambiguous
        ? new SourceVariable("local" + register.slot(), String.valueOf(register.kind()))
        : only;
  }

  /** The range of a variable starts after the instruction that gives it its first value. */
  private boolean isInScope(LocalVariableNode variable, int line) {
    int end = code.indexOf(variable.end);
    for (int i = Math.max(0, code.indexOf(variable.start) - 1); i < end; i++) {
      if (code.line(i) == line) {
        return true;
      }
    }
    return false;
  }

  private static char kindOf(LocalVariableNode variable) {
    return Value.kindOf(Type.getType(variable.desc));
  }
}
