// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

/**
 * Random expressions that share parts, each node in two forms: the expression under test, and a
 * function that computes the value of the node from those of earlier nodes by {@link Reference}.
 */
final class RandomDag {

  private static final int[] WIDTHS = {8, 16, 32, 64};

  /**
   * A node.
   *
   * @param width 0 for a Bool
   * @param value the value, given those of the nodes before
   */
  record Node(int width, Expr expr, String text, Function<long[], Long> value) {}

  private final Random random;
  private final List<Node> nodes = new ArrayList<>();
  private final List<Variable> variables = new ArrayList<>();
  private final List<Runnable> steps = new ArrayList<>();
  private final List<Reference.Op> ops = new ArrayList<>();
  private final List<Long> constants = new ArrayList<>();
  private final int mainWidth;

  /** Draws on a few operations and constants only, so that those meet in every combination. */
  RandomDag(long seed, int size) {
    random = new Random(seed);
    List<Runnable> allSteps =
        List.of(this::constant, this::resize, this::unary, this::junction, this::choice, this::cmp);
    steps.add(this::binary);
    for (int i = 0; i < 3; i++) {
      steps.add(Fuzz.pick(random, allSteps));
      ops.add(Fuzz.pick(random, List.of(Reference.Op.values())));
      constants.add(Fuzz.number(random));
    }
    mainWidth = WIDTHS[random.nextInt(WIDTHS.length)];
    for (int i = 0; i < 3; i++) {
      variable("x" + i, mainWidth);
    }
    variable("y", WIDTHS[random.nextInt(WIDTHS.length)]);
    variable("p", 0);
    while (nodes.size() < size) {
      Fuzz.pick(random, steps).run();
    }
  }

  List<Node> nodes() {
    return nodes;
  }

  List<Variable> variables() {
    return variables;
  }

  /** A random value for every variable; every other state has small ones, which often agree. */
  Map<Variable, Long> state(Random source) {
    Map<Variable, Long> state = new HashMap<>();
    boolean small = source.nextBoolean();
    for (Variable variable : variables) {
      long number = small ? source.nextInt(5) - 2 : Fuzz.number(source);
      boolean bool = variable.sort().isBool();
      state.put(variable, bool ? number & 1 : Reference.wrap(variable.sort().width(), number));
    }
    return state;
  }

  /** The reference values of all nodes. */
  long[] values(Map<Variable, Long> state) {
    long[] values = new long[nodes.size()];
    for (int i = 0; i < values.length; i++) {
      Node node = nodes.get(i);
      values[i] =
          node.expr instanceof Variable variable && i < variables.size()
              ? state.get(variable)
              : node.value.apply(values);
    }
    return values;
  }

  private void variable(String name, int width) {
    Variable variable = Fuzz.variable(name, width == 0 ? Sort.BOOL : Sort.bitVector(width));
    variables.add(variable);
    add(width, variable, name, values -> 0L);
  }

  private void add(int width, Expr expr, String text, Function<long[], Long> value) {
    nodes.add(new Node(width, expr, text, value));
  }

  private int any(int width) {
    List<Integer> fitting = new ArrayList<>();
    for (int i = 0; i < nodes.size(); i++) {
      if (nodes.get(i).width == width) {
        fitting.add(i);
      }
    }
    if (fitting.isEmpty()) {
      int index = nodes.size();
      constant(width);
      return index;
    }
    return Fuzz.pick(random, fitting);
  }

  private int someWidth() {
    return random.nextInt(3) > 0 ? mainWidth : WIDTHS[random.nextInt(WIDTHS.length)];
  }

  private void constant() {
    constant(someWidth());
  }

  private int constant(int width) {
    long number = Fuzz.pick(random, constants);
    long value = width == 0 ? number & 1 : Reference.wrap(width, number);
    Expr expr = width == 0 ? Bool.constant(value == 1) : Bv.constant(value, Sort.bitVector(width));
    add(width, expr, Long.toString(value), values -> value);
    return nodes.size() - 1;
  }

  private int operand(int width) {
    return random.nextInt(3) == 0 ? constant(width) : any(width);
  }

  private Expr expr(int node) {
    return nodes.get(node).expr;
  }

  private void binary() {
    int width = someWidth();
    Reference.Op op = Fuzz.pick(random, ops);
    int a = operand(width);
    int b = operand(width);
    add(
        op.isComparison() ? 0 : width,
        op.build(expr(a), expr(b)),
        op + " n" + a + " n" + b,
        values -> Reference.binary(op, width, values[a], values[b]));
  }

  private void unary() {
    int width = someWidth();
    int a = any(width);
    if (random.nextBoolean()) {
      add(width, Bv.not(expr(a)), "~ n" + a, values -> ~values[a]);
    } else {
      add(width, Bv.neg(expr(a)), "- n" + a, values -> Reference.wrap(width, -values[a]));
    }
  }

  private void resize() {
    int from = WIDTHS[random.nextInt(WIDTHS.length)];
    int to = WIDTHS[random.nextInt(WIDTHS.length)];
    int a = any(from);
    Sort sort = Sort.bitVector(to);
    if (to < from) {
      add(
          to,
          Bv.truncate(expr(a), sort),
          "truncate n" + a,
          values -> Reference.wrap(to, values[a]));
    } else if (random.nextBoolean()) {
      add(to, Bv.signExtend(expr(a), sort), "sext n" + a, values -> values[a]);
    } else if (from < to) {
      add(
          to,
          Bv.zeroExtend(expr(a), sort),
          "zext n" + a,
          values -> Reference.unsigned(from, values[a]));
    } else if (from == 32) {
      int low = any(32);
      add(
          64,
          Bv.concat(expr(a), expr(low)),
          "concat n" + a + " n" + low,
          values -> (values[a] << 32) | (values[low] & 0xffff_ffffL));
    }
  }

  private void junction() {
    int a = any(0);
    int b = any(0);
    int c = any(0);
    switch (random.nextInt(6)) {
      case 0 -> add(0, Bool.not(expr(a)), "! n" + a, values -> values[a] ^ 1);
      case 1 ->
          add(0, Bool.or(expr(a), expr(b)), "or n" + a + " n" + b, values -> values[a] | values[b]);
      case 2 ->
          add(
              0,
              Bool.eq(expr(a), expr(b)),
              "iff n" + a + " n" + b,
              values -> Reference.bool(values[a] == values[b]));
      case 3 ->
          add(
              0,
              Bool.and(List.of(expr(a), expr(b), expr(c))),
              "and n" + a + " n" + b + " n" + c,
              values -> values[a] & values[b] & values[c]);
      case 4 ->
          add(
              0,
              Bool.implies(expr(a), expr(b)),
              "implies n" + a + " n" + b,
              values -> (values[a] ^ 1) | values[b]);
      default ->
          add(
              0,
              Bool.and(expr(a), expr(b)),
              "and n" + a + " n" + b,
              values -> values[a] & values[b]);
    }
  }

  private void choice() {
    int width = random.nextInt(4) == 0 ? 0 : someWidth();
    int c = any(0);
    int a = operand(width);
    int b = operand(width);
    add(
        width,
        Bool.ite(expr(c), expr(a), expr(b)),
        "ite n" + c + " n" + a + " n" + b,
        values -> values[c] == 1 ? values[a] : values[b]);
  }

  /** The JVM's comparison of longs, or a boolean held as an int. */
  private void cmp() {
    Sort sort = Sort.bitVector(mainWidth);
    Expr zero = Bv.constant(0, sort);
    Expr one = Bv.constant(1, sort);
    if (random.nextBoolean()) {
      int c = any(0);
      add(mainWidth, Bool.ite(expr(c), one, zero), "int n" + c, values -> values[c]);
      return;
    }
    int width = someWidth();
    int a = any(width);
    int b = operand(width);
    Expr unequal = Bool.ite(Bool.eq(expr(a), expr(b)), zero, one);
    add(
        mainWidth,
        Bool.ite(Bv.slt(expr(a), expr(b)), Bv.constant(-1, sort), unequal),
        "cmp n" + a + " n" + b,
        values -> (long) Long.compare(values[a], values[b]));
  }

  /** All nodes, for the message of a failing test. */
  String describe(long[] values) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < nodes.size(); i++) {
      Node node = nodes.get(i);
      text.append(
          String.format(
              "n%d:%d = %s = %d   [%s]%n", i, node.width, node.text, values[i], node.expr));
    }
    return text.toString();
  }
}
