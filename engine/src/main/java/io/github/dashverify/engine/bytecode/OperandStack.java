// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The operand stack while a straight run of instructions is translated. Values are expressions over
 * the registers as they are now; what is about to be overwritten is first moved into the register
 * that belongs to its position, behind the local variables.
 */
final class OperandStack {

  private final List<Value> values = new ArrayList<>();
  private final int firstSlot;

  /** An empty stack whose registers start at this slot. */
  OperandStack(int firstSlot) {
    this.firstSlot = firstSlot;
  }

  void push(Value value) {
    values.add(value);
  }

  Value pop() {
    if (values.isEmpty()) {
      throw new MalformedCodeException("the operand stack is empty");
    }
    return values.remove(values.size() - 1);
  }

  /** The value below the topmost {@code count} ones. */
  Value peek(int count) {
    if (count >= values.size()) {
      throw new MalformedCodeException("the operand stack is too small");
    }
    return values.get(values.size() - 1 - count);
  }

  /** The register for a value of this kind that replaces the topmost {@code count} values. */
  Variable registerBelow(int count, char kind) {
    if (count > values.size()) {
      throw new MalformedCodeException("the operand stack is too small");
    }
    return register(values.size() - count, kind);
  }

  OperandStack copy() {
    OperandStack copy = new OperandStack(firstSlot);
    copy.values.addAll(values);
    return copy;
  }

  /** The kinds of the values, bottom first. */
  String shape() {
    StringBuilder shape = new StringBuilder();
    values.forEach(value -> shape.append(value.kind()));
    return shape.toString();
  }

  /** Replaces the contents by the registers of this shape. */
  void reset(String shape) {
    values.clear();
    for (int i = 0; i < shape.length(); i++) {
      push(Value.of(registerBelow(0, shape.charAt(i))));
    }
  }

  /**
   * Moves every value that reads one of these variables into its register.
   *
   * @param operands how many of the topmost values are about to be used and may therefore read what
   *     is overwritten; the moves themselves must not touch them
   * @return what the registers have to be set to, at once
   */
  Map<Variable, Expr> spill(int operands, Predicate<Variable> overwritten) {
    Map<Variable, Expr> moves = new LinkedHashMap<>();
    Predicate<Variable> moved = moves::containsKey;
    int kept = values.size() - operands;
    boolean grew = true;
    while (grew) {
      grew = false;
      for (int i = 0; i < values.size(); i++) {
        Value value = values.get(i);
        Variable home = register(i, value.kind());
        if (!value.expr().equals(home)
            && !moves.containsKey(home)
            && Value.reads(value.expr(), i < kept ? overwritten.or(moved) : moved)) {
          moves.put(home, value.expr());
          grew = true;
        }
      }
    }
    settle(moves);
    return moves;
  }

  /** Moves every value into its register. */
  Map<Variable, Expr> spillAll() {
    Map<Variable, Expr> moves = new LinkedHashMap<>();
    for (int i = 0; i < values.size(); i++) {
      Value value = values.get(i);
      Variable home = register(i, value.kind());
      if (!value.expr().equals(home)) {
        moves.put(home, value.expr());
      }
    }
    settle(moves);
    return moves;
  }

  private void settle(Map<Variable, Expr> moves) {
    for (int i = 0; i < values.size(); i++) {
      Variable home = register(i, values.get(i).kind());
      if (moves.containsKey(home)) {
        values.set(i, Value.of(home));
      }
    }
  }

  private Variable register(int position, char kind) {
    int slot = firstSlot;
    for (int i = 0; i < position; i++) {
      slot += values.get(i).size();
    }
    return Symbols.register(0, slot, kind);
  }
}
