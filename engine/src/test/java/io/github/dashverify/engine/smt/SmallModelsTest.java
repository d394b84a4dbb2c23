// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import static io.github.dashverify.engine.smt.Named.variable;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Fp;
import io.github.dashverify.engine.expr.Mem;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Variable;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Small values where they are cheap. */
class SmallModelsTest {

  private static final Variable X = variable("x", Sort.INT);
  private static final Variable Y = variable("y", Sort.INT);

  static Stream<SolverOptions.Choice> choices() {
    return Products.fastChoices();
  }

  @ParameterizedTest
  @MethodSource("choices")
  void boundariesAreFound(SolverOptions.Choice choice) throws Exception {
    Expr above = Bv.sgt(X, Bv.intConst(1000));
    Expr below = Bv.slt(Y, Bv.intConst(-77));
    Model model = small(choice, above, below);
    assertThat(model.value(X)).isEqualTo(1001);
    assertThat(model.value(Y)).isEqualTo(-78);
  }

  @ParameterizedTest
  @MethodSource("choices")
  void whatDependsOnEachOtherIsBounded(SolverOptions.Choice choice) throws Exception {
    Model product = small(choice, Bool.eq(Bv.mul(X, Y), Bv.intConst(24)), Bv.slt(X, Y));
    assertThat(product.value(X)).isBetween(-1L, 10L);
    assertThat(product.value(Y)).isBetween(-1L, 10L);
    Model square = small(choice, Bool.eq(Bv.mul(X, Y), Bv.intConst(143)), Bv.slt(X, Y));
    assertThat(square.value(X)).isBetween(-128L, 127L);
    assertThat(square.value(Y)).isBetween(-128L, 127L);
  }

  @ParameterizedTest
  @MethodSource("choices")
  void otherSorts(SolverOptions.Choice choice) throws Exception {
    Variable d = variable("d", Sort.DOUBLE);
    Variable flag = variable("flag", Sort.BOOL);
    Variable m = variable("m", Sort.array(Sort.INT, Sort.INT));
    Model model =
        small(
            choice,
            Fp.lt(Fp.constant(1.5), d),
            Bool.or(flag, Bv.slt(X, Bv.intConst(3))),
            Bv.sgt(Mem.select(m, X), Bv.intConst(6)));
    assertThat(model.value(d)).isEqualTo(Double.doubleToLongBits(2.0));
    assertThat(model.value(X)).isBetween(-1L, 10L);
    assertThat(model.select(m, model.value(X))).isEqualTo(7);
  }

  @ParameterizedTest
  @MethodSource("choices")
  void extremesStay(SolverOptions.Choice choice) throws Exception {
    Expr minimum = Bool.and(Bv.slt(X, Bv.intConst(0)), Bv.slt(Bv.neg(X), Bv.intConst(0)));
    assertThat(small(choice, minimum).value(X)).isEqualTo(Integer.MIN_VALUE);
  }

  private static Model small(SolverOptions.Choice choice, Expr... query) throws Exception {
    try (SmtSolver solver = Products.solver(choice)) {
      Answer answer = solver.checkSmall(List.of(query));
      assertThat(answer).isInstanceOf(Answer.Satisfiable.class);
      Model model = ((Answer.Satisfiable) answer).model();
      assertThat(new Conjuncts().hold(List.of(query), model)).isTrue();
      assertThat(solver.checkSmall(List.of(query))).isEqualTo(answer);
      return model;
    }
  }
}
