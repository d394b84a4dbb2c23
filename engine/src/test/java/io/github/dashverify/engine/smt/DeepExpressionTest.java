// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import static io.github.dashverify.engine.smt.Named.variable;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Variable;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.java_smt.api.SolverContext;

/** Expressions as deep as a long loop makes them. */
class DeepExpressionTest {

  private static final Variable X = variable("x", Sort.INT);
  private static final Variable Y = variable("y", Sort.INT);

  static Stream<Product> natives() {
    return Products.natives();
  }

  static Stream<SolverOptions.Choice> choices() {
    return Products.fastChoices();
  }

  @ParameterizedTest
  @MethodSource("natives")
  void areTranslated(Product product) throws Exception {
    try (SolverContext context = product.open(Products.LIMIT, ShutdownNotifier.createDummy())) {
      Translator translator = new Translator(context.getFormulaManager());
      translator.formula(mixed(100_000));
      assertThat(translator.size()).isGreaterThan(200_000);
    }
  }

  /** Whatever the answer, there is no crash, and the next query is answered. */
  @ParameterizedTest
  @MethodSource("choices")
  void areSurvived(SolverOptions.Choice choice) throws Exception {
    List<Expr> query = List.of(Bool.eq(mixed(5_000), Bv.intConst(5)), Bool.eq(X, Bv.intConst(1)));
    SolverOptions options = SolverOptions.defaults().withChoice(choice).withLimit(1_000_000, 500);
    try (SmtSolver solver = SmtSolver.open(options)) {
      solver.check(query);
      assertThat(solver.check(List.of(Bv.slt(X, Y)))).isInstanceOf(Answer.Satisfiable.class);
    }
  }

  private static Expr mixed(int depth) {
    Expr mixed = X;
    for (int i = 0; i < depth; i++) {
      mixed = Bv.xor(Bv.add(mixed, Bv.intConst(i)), Y);
    }
    return mixed;
  }
}
