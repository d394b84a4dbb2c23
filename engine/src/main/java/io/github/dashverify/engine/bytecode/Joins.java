// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.bytecode.Draft.Node;
import io.github.dashverify.engine.cfa.Symbols;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where straight runs of instructions start: jump targets and handlers, as control reaches them.
 */
final class Joins {

  private final Code code;
  private final Draft draft;
  private final Map<Integer, Block> joins = new HashMap<>();
  private final Map<Integer, Block> landings = new HashMap<>();
  private final Deque<Block> untranslated = new ArrayDeque<>();

  Joins(Code code, Draft draft) {
    this.code = code;
    this.draft = draft;
  }

  /**
   * A straight run.
   *
   * @param node the location it starts at
   * @param index its first instruction
   * @param shape kinds of the values on the operand stack, bottom first
   * @param isJoin whether jumps lead to the node
   * @param isLanding whether exceptions lead to the node; they are on the stack then
   */
  record Block(Node node, int index, String shape, boolean isJoin, boolean isLanding) {
    void fill(OperandStack stack) {
      stack.reset(shape);
      if (isLanding) {
        stack.push(new Value('A', Symbols.EXCEPTION));
      }
    }
  }

  /** The start of the method; nothing ever leads back to it. */
  void enter() {
    untranslated.add(new Block(draft.entry, 0, "", false, false));
  }

  /** The location before an instruction that jumps lead to. */
  Node at(int index, String shape) {
    Block block = joins.get(index);
    if (block == null) {
      block = new Block(newNode(index), index, shape, true, false);
      joins.put(index, block);
      untranslated.add(block);
    }
    if (!block.shape().equals(shape)) {
      throw new MalformedCodeException(
          "operand stacks " + block.shape() + " and " + shape + " meet at one instruction");
    }
    return block.node();
  }

  /** The location where a handler gets its exception. */
  Node landing(int index) {
    Block block = landings.get(index);
    if (block == null) {
      block = new Block(newNode(index), index, "", false, true);
      landings.put(index, block);
      untranslated.add(block);
    }
    return block.node();
  }

  /** The next run to translate, null when all are done. */
  @Nullable Block next() {
    return untranslated.poll();
  }

  private Node newNode(int index) {
    return draft.node(index, code.line(index));
  }
}
