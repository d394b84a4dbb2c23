// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * Computes the value of an expression in a state. Linear in the number of distinct nodes, lazy in
 * conjunctions and choices, and with a stack of its own where the expression is deep.
 */
public final class Evaluator {

  /** Up to this size a tree is walked by plain recursion and shared nodes are visited again. */
  private static final int SMALL = 256;

  private final Valuation valuation;
  private final Map<Expr, Long> known = new HashMap<>();
  private final Deque<Frame> stack = new ArrayDeque<>();

  private Evaluator(Valuation valuation) {
    this.valuation = valuation;
  }

  /**
   * The value of a scalar expression, encoded as in {@link Constant#bits}.
   *
   * @throws IllegalArgumentException if the expression is an array or compares arrays
   */
  public static long evaluate(Expr e, Valuation valuation) {
    return e.size() <= SMALL ? small(e, valuation) : new Evaluator(valuation).large(e);
  }

  /** Whether a Bool expression holds. */
  public static boolean holds(Expr condition, Valuation valuation) {
    return evaluate(condition, valuation) == 1;
  }

  private static long small(Expr e, Valuation valuation) {
    if (e instanceof Constant constant) {
      return constant.bits();
    }
    if (e instanceof Variable variable) {
      return scalar(variable, valuation);
    }
    Frame frame = new Frame((Application) e);
    while (!frame.done) {
      frame.accept(small(frame.wanted(), valuation), valuation);
    }
    return frame.value;
  }

  private static long scalar(Variable variable, Valuation valuation) {
    if (variable.sort().isArray()) {
      throw new IllegalArgumentException("not a scalar: " + variable);
    }
    return valuation.value(variable);
  }

  private long large(Expr e) {
    stack.push(new Frame((Application) e));
    while (true) {
      Frame frame = stack.element();
      if (frame.done) {
        stack.pop();
        if (stack.isEmpty()) {
          return frame.value;
        }
        known.put(frame.node, frame.value);
        stack.element().accept(frame.value, valuation);
      } else {
        step(frame);
      }
    }
  }

  private void step(Frame frame) {
    Expr wanted = frame.wanted();
    if (wanted.size() <= SMALL) {
      frame.accept(small(wanted, valuation), valuation);
      return;
    }
    Long value = known.get(wanted);
    if (value != null) {
      frame.accept(value, valuation);
    } else {
      stack.push(new Frame((Application) wanted));
    }
  }

  /** An application under evaluation: asks for one argument after the other. */
  private static final class Frame {
    private final Application node;
    private int position;
    private long value;
    private boolean done;

    Frame(Application node) {
      this.node = node;
      this.position = node.operator() == Operator.SELECT ? 1 : 0;
    }

    Expr wanted() {
      return node.argument(position);
    }

    void accept(long argument, Valuation valuation) {
      switch (node.operator()) {
        case ITE -> choose(argument);
        case SELECT -> finish(valuation.select((Variable) node.argument(0), argument));
        case AND -> {
          value = argument;
          done = argument == 0 || ++position == node.arity();
        }
        default -> combine(argument);
      }
    }

    private void choose(long argument) {
      if (position == 0) {
        position = argument != 0 ? 1 : 2;
      } else {
        finish(argument);
      }
    }

    private void combine(long argument) {
      boolean first = position == 0;
      if (first && node.arity() > 1) {
        value = argument;
      } else {
        long left = first ? argument : value;
        value = Semantics.apply(node.operator(), node.sort(), wanted().sort(), left, argument);
      }
      done = ++position == node.arity();
    }

    private void finish(long result) {
      value = result;
      done = true;
    }
  }
}
