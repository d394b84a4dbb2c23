// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Assertion;
import io.github.dashverify.engine.expr.Bv;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The {@code assert} statements of one method, and the flag that switches them on: always on in
 * classes of the program, always off in those of the JDK, as {@code java -ea} has it.
 */
final class Assertions implements Instructions {

  private final boolean enabled;
  private final Map<Integer, Assertion> byGuard = new HashMap<>();
  private final Map<Integer, Assertion> byFailure = new HashMap<>();

  Assertions(Code code) {
    enabled = !code.owner().ofJdk();
    if (enabled) {
      List<AssertionPattern.Site> sites = AssertionPattern.find(code);
      List<Assertion> assertions = assertions(code, sites);
      for (int i = 0; i < sites.size(); i++) {
        byGuard.put(sites.get(i).guard(), assertions.get(i));
        byFailure.put(sites.get(i).failure(), assertions.get(i));
      }
    }
  }

  /** The assertions of a method, whether enabled or not. */
  static List<Assertion> of(Code code) {
    return assertions(code, AssertionPattern.find(code));
  }

  private static List<Assertion> assertions(Code code, List<AssertionPattern.Site> sites) {
    List<Assertion> assertions = new ArrayList<>();
    for (AssertionPattern.Site site : sites) {
      assertions.add(
          new Assertion(code.id(), code.line(site.guard()), assertions.size(), Assertion.ASSERT));
    }
    return assertions;
  }

  /** The assertion that has failed when control reaches this instruction. */
  @Nullable Assertion failedAt(int index) {
    return byFailure.get(index);
  }

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    if (AssertionPattern.isDisabledFlag(instruction)) {
      translateFlag(instruction.getOpcode(), !enabled, flow);
      return true;
    }
    if (AssertionPattern.isEnabledFlag(instruction)) {
      translateFlag(instruction.getOpcode(), enabled, flow);
      return true;
    }
    if (asksForStatus(instruction)) {
      flow.pop('A');
      flow.push('I', Bv.intConst(enabled ? 1 : 0));
      return true;
    }
    if (isAskedForStatus(instruction, flow.code().getOrNull(flow.index() + 1))) {
      flow.push('A', Bv.intConst(0)); // consumed by the next instruction
      return true;
    }
    return false;
  }

  private void translateFlag(int opcode, boolean value, Flow flow) {
    if (opcode == Opcodes.PUTSTATIC) {
      flow.pop('I');
      return;
    }
    Assertion assertion = byGuard.get(flow.index());
    if (assertion != null) {
      flow.evaluate(assertion);
    }
    flow.push('I', Bv.intConst(value ? 1 : 0));
  }

  private static boolean isAskedForStatus(
      AbstractInsnNode instruction, @Nullable AbstractInsnNode next) {
    return instruction instanceof LdcInsnNode constant
        && constant.cst instanceof Type
        && next != null
        && asksForStatus(next);
  }

  /** Whether the instruction asks a class if its assertions are on; static initialisers do. */
  private static boolean asksForStatus(AbstractInsnNode instruction) {
    return instruction instanceof MethodInsnNode call
        && call.owner.equals("java/lang/Class")
        && call.name.equals("desiredAssertionStatus");
  }
}
