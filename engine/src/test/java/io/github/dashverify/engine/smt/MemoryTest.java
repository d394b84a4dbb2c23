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
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Memories: reads, their models, and what is left of writes. */
class MemoryTest {

  private static final Sort MEMORY = Sort.array(Sort.INT, Sort.INT);
  private static final Variable M = variable("m", MEMORY);
  private static final Variable I = variable("i", Sort.INT);
  private static final Variable J = variable("j", Sort.INT);

  static Stream<SolverOptions.Choice> choices() {
    return Products.fastChoices();
  }

  @ParameterizedTest
  @MethodSource("choices")
  void equalIndexesReadEqualCells(SolverOptions.Choice choice) throws Exception {
    Expr differ = Bool.not(Bool.eq(Mem.select(M, I), Mem.select(M, J)));
    try (SmtSolver solver = Products.solver(choice)) {
      assertThat(solver.check(List.of(differ, Bool.eq(I, J))))
          .isInstanceOf(Answer.Unsatisfiable.class);
      Model model = model(solver.check(List.of(differ)));
      assertThat(model.value(I)).isNotEqualTo(model.value(J));
      assertThat(model.select(M, model.value(I))).isNotEqualTo(model.select(M, model.value(J)));
    }
  }

  @ParameterizedTest
  @MethodSource("choices")
  void indexesMayBeReadThemselves(SolverOptions.Choice choice) throws Exception {
    Expr inner = Mem.select(M, I);
    Expr chain = Mem.select(M, Bv.add(inner, Bv.intConst(3)));
    List<Expr> query =
        List.of(
            Bv.sgt(inner, Bv.intConst(100)),
            Bool.eq(chain, Bv.intConst(-5)),
            Bool.eq(Mem.select(M, chain), I));
    try (SmtSolver solver = Products.solver(choice)) {
      Model model = model(solver.check(query));
      assertThat(new Conjuncts().hold(query, model)).isTrue();
      assertThat(model.memories().get(M)).hasSizeBetween(2, 3);
    }
  }

  @ParameterizedTest
  @MethodSource("choices")
  void cellsHaveAnySort(SolverOptions.Choice choice) throws Exception {
    Variable floats = variable("floats", Sort.array(Sort.LONG, Sort.DOUBLE));
    Variable flags = variable("flags", Sort.array(Sort.INT, Sort.BOOL));
    Variable bytes = variable("bytes", Sort.array(Sort.INT, Sort.BYTE));
    Variable k = variable("k", Sort.LONG);
    List<Expr> query =
        List.of(
            Fp.eq(Mem.select(floats, k), Fp.constant(2.5)),
            Mem.select(flags, I),
            Bv.slt(Mem.select(bytes, J), Bv.constant(-100, Sort.BYTE)));
    try (SmtSolver solver = Products.solver(choice)) {
      Model model = model(solver.check(query));
      assertThat(model.select(floats, model.value(k))).isEqualTo(Double.doubleToLongBits(2.5));
      assertThat(model.select(flags, model.value(I))).isEqualTo(1);
      assertThat(model.select(bytes, model.value(J))).isBetween(-128L, -101L);
    }
  }

  @ParameterizedTest
  @MethodSource("choices")
  void readsOverManyWrites(SolverOptions.Choice choice) throws Exception {
    Expr memory = M;
    List<Expr> query = new ArrayList<>();
    for (int n = 0; n < 12; n++) {
      Variable index = variable("w" + n, Sort.INT);
      memory = Mem.store(memory, index, Bv.intConst(n));
      query.add(Bv.slt(index, Bv.intConst(20)));
    }
    query.add(Bool.eq(Mem.select(memory, I), Bv.intConst(4)));
    query.add(Bv.sgt(I, Bv.intConst(20)));
    query.add(Bool.eq(Mem.select(M, Bv.intConst(25)), Bv.intConst(9)));
    try (SmtSolver solver = Products.solver(choice)) {
      Model model = model(solver.check(query));
      assertThat(new Conjuncts().hold(query, model)).isTrue();
      query.add(Bool.eq(I, Bv.intConst(25)));
      assertThat(solver.check(query)).isInstanceOf(Answer.Unsatisfiable.class);
    }
  }

  @ParameterizedTest
  @MethodSource("choices")
  void wholeMemoriesAreOnlyEverRefuted(SolverOptions.Choice choice) throws Exception {
    Variable n = variable("n", MEMORY);
    Expr written = Mem.store(M, I, Bv.intConst(1));
    Expr same = Bool.eq(n, written);
    Expr changed = Bool.eq(Mem.select(n, I), Bv.intConst(2));
    try (SmtSolver solver = Products.solver(choice)) {
      assertThat(solver.check(List.of(same)))
          .isEqualTo(new Answer.Undecided("the solvers do not know comparing memories as a whole"));
      assertThat(solver.check(List.of(same, changed))).isInstanceOf(Answer.Unsatisfiable.class);
    }
  }

  private static Model model(Answer answer) {
    assertThat(answer).isInstanceOf(Answer.Satisfiable.class);
    return ((Answer.Satisfiable) answer).model();
  }
}
