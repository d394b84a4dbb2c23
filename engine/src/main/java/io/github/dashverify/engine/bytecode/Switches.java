// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** {@code tableswitch} and {@code lookupswitch}: one edge for each distinct target. */
final class Switches implements Instructions {

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    if (instruction instanceof TableSwitchInsnNode table) {
      List<Integer> keys = new ArrayList<>();
      for (int i = 0; i < table.labels.size(); i++) {
        keys.add(table.min + i);
      }
      choose(keys, table.labels, table.dflt, flow);
      return true;
    }
    if (instruction instanceof LookupSwitchInsnNode lookup) {
      choose(lookup.keys, lookup.labels, lookup.dflt, flow);
      return true;
    }
    return false;
  }

  private static void choose(
      List<Integer> keys, List<LabelNode> labels, LabelNode otherwise, Flow flow) {
    Expr selector = flow.pop('I');
    int defaultTarget = flow.code().indexOf(otherwise);
    Map<Integer, List<Integer>> keysOfTarget = new TreeMap<>();
    List<Integer> ownKeys = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      int target = flow.code().indexOf(labels.get(i));
      if (target != defaultTarget) {
        keysOfTarget.computeIfAbsent(target, t -> new ArrayList<>()).add(keys.get(i));
        ownKeys.add(keys.get(i));
      }
    }
    Map<Integer, Expr> conditions = new TreeMap<>();
    keysOfTarget.forEach((target, some) -> conditions.put(target, isOneOf(selector, some)));
    conditions.put(defaultTarget, Bool.not(isOneOf(selector, ownKeys)));
    flow.choose(conditions);
  }

  /** Whether the selector is one of the keys, which ascend; neighbours become a range. */
  private static Expr isOneOf(Expr selector, List<Integer> keys) {
    Expr found = Bool.FALSE;
    int start = 0;
    for (int i = 1; i <= keys.size(); i++) {
      if (i == keys.size() || keys.get(i) != keys.get(i - 1) + 1) {
        found = Bool.or(found, isBetween(selector, keys.get(start), keys.get(i - 1)));
        start = i;
      }
    }
    return found;
  }

  private static Expr isBetween(Expr selector, int low, int high) {
    return low == high
        ? Bool.eq(selector, Bv.intConst(low))
        : Bool.and(Bv.sge(selector, Bv.intConst(low)), Bv.sle(selector, Bv.intConst(high)));
  }
}
