// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever the factories do to an expression, its value stays what Java computes. */
class RandomDagTest {

  private static final int NODES = 24;
  private static final int STATES = 8;

  @Test
  void simplifiedExpressionsHaveTheReferenceValue() {
    for (int seed = 0; seed < Fuzz.times(8000); seed++) {
      RandomDag dag = new RandomDag(seed, NODES);
      Random source = new Random(seed);
      for (int i = 0; i < STATES; i++) {
        check(seed, dag, dag.state(source));
      }
    }
  }

  private static void check(int seed, RandomDag dag, Map<Variable, Long> state) {
    long[] expected = dag.values(state);
    Valuation valuation = Fuzz.scalars(state);
    for (int n = 0; n < expected.length; n++) {
      Expr expr = dag.nodes().get(n).expr();
      long actual = Evaluator.evaluate(expr, valuation);
      boolean factual = !expr.sort().isBitVector() || Facts.of(expr).contains(actual);
      if (actual != expected[n] || !factual) {
        fail(
            "seed %d, n%d is %d in %s, facts %s%n%s",
            seed, n, actual, state, factual, dag.describe(expected));
      }
    }
  }

  @Test
  void substitutionCommutesWithEvaluation() {
    for (int seed = 0; seed < Fuzz.times(400); seed++) {
      RandomDag dag = new RandomDag(seed, NODES);
      Random source = new Random(seed);
      Map<Variable, Expr> replacements = replacements(dag, source);
      for (int i = 0; i < 4; i++) {
        Map<Variable, Long> state = dag.state(source);
        Map<Variable, Long> image = new HashMap<>();
        replacements.forEach(
            (variable, expr) -> image.put(variable, Evaluator.evaluate(expr, Fuzz.scalars(state))));
        for (RandomDag.Node node : dag.nodes()) {
          Expr substituted = node.expr().substitute(replacements::get);
          assertThat(Evaluator.evaluate(substituted, Fuzz.scalars(state)))
              .as("seed %s: %s becomes %s", seed, node.expr(), substituted)
              .isEqualTo(Evaluator.evaluate(node.expr(), Fuzz.scalars(image)));
        }
      }
    }
  }

  private static Map<Variable, Expr> replacements(RandomDag dag, Random source) {
    Map<Variable, Expr> replacements = new HashMap<>();
    for (Variable variable : dag.variables()) {
      Expr replacement = variable;
      for (int tries = 0; tries < 5; tries++) {
        Expr candidate = Fuzz.pick(source, dag.nodes()).expr();
        replacement = candidate.sort() == variable.sort() ? candidate : replacement;
      }
      replacements.put(variable, replacement);
    }
    return replacements;
  }

  @Test
  void theSameConstructionGivesTheSameObjectAndTheSameText() {
    for (int seed = 0; seed < 100; seed++) {
      RandomDag first = new RandomDag(seed, NODES);
      RandomDag second = new RandomDag(seed, NODES);
      for (int n = 0; n < NODES; n++) {
        assertThat(first.nodes().get(n).expr()).isSameAs(second.nodes().get(n).expr());
      }
    }
  }

  @Test
  void rebuildingAnExpressionChangesNothing() {
    for (int seed = 0; seed < 200; seed++) {
      for (RandomDag.Node node : new RandomDag(seed, NODES).nodes()) {
        assertThat(node.expr().substitute(variable -> variable)).isSameAs(node.expr());
      }
    }
  }
}
