// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import static io.github.dashverify.engine.smt.Named.variable;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Fp;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The door: answers, what they cost, and what happens when a solver does not answer. */
class SmtSolverTest {

  private static final Variable X = variable("x", Sort.INT);
  private static final Variable Y = variable("y", Sort.INT);
  private static final Variable Z = variable("z", Sort.INT);

  static Stream<SolverOptions.Choice> choices() {
    return Products.fastChoices();
  }

  @ParameterizedTest
  @EnumSource
  void decides(SolverOptions.Choice choice) throws Exception {
    Expr even = Bool.eq(Bv.and(X, Bv.intConst(1)), Bv.intConst(0));
    Expr positive = Bv.sgt(X, Bv.intConst(0));
    Expr one = Bool.eq(X, Bv.add(Y, Bv.intConst(1)));
    try (SmtSolver solver = Products.solver(choice)) {
      List<Expr> query = List.of(even, positive, one);
      Answer answer = solver.check(query);
      assertThat(answer).isInstanceOf(Answer.Satisfiable.class);
      Model model = ((Answer.Satisfiable) answer).model();
      assertThat(new Conjuncts().hold(query, model)).isTrue();
      assertThat(model.scalars()).containsOnlyKeys(X, Y);
      assertThat(model.value(Z)).isZero();
      assertThat(solver.check(List.of(even, positive, Bv.slt(X, Bv.intConst(2)))))
          .isInstanceOf(Answer.Unsatisfiable.class);
      assertThat(solver.statistics().queries()).isEqualTo(2);
      assertThat(solver.statistics().solverNanos()).isPositive();
    }
  }

  @Test
  void namesItsSolvers() throws Exception {
    try (SmtSolver solver = Products.solver(SolverOptions.Choice.AUTO)) {
      assertThat(solver.name()).isEqualTo("Z3 4.14.1, Bitwuzla 0.7.0");
    }
  }

  @Test
  void constantsNeedNoSolver() throws Exception {
    Expr condition = Bv.slt(X, Y);
    try (SmtSolver solver = Products.solver(SolverOptions.Choice.AUTO)) {
      assertThat(solver.check(List.of())).isInstanceOf(Answer.Satisfiable.class);
      assertThat(solver.check(List.of(Bool.TRUE))).isInstanceOf(Answer.Satisfiable.class);
      assertThat(solver.check(List.of(condition, Bool.FALSE)))
          .isEqualTo(new Answer.Unsatisfiable(List.of(Bool.FALSE)));
      assertThat(solver.check(List.of(Bool.not(condition), Bv.slt(Y, Z), condition)))
          .isEqualTo(new Answer.Unsatisfiable(List.of(Bool.not(condition), condition)));
      assertThat(solver.statistics()).isEqualTo(new SmtStatistics(4, 4, 0, 2, 2, 0, 0));
    }
  }

  @Test
  void earlierAnswersNeedNoSolver() throws Exception {
    Expr small = Bv.slt(Bv.mul(X, X), Bv.intConst(100));
    Expr large = Bv.sgt(X, Bv.intConst(5));
    Expr contradiction = Bool.eq(Bv.mul(X, X), Bv.intConst(-1));
    try (SmtSolver solver = Products.solver(SolverOptions.Choice.AUTO)) {
      Answer first = solver.check(List.of(small, large));
      assertThat(solver.check(List.of(large, small))).isEqualTo(first);
      // A model of more is a model of less.
      assertThat(solver.check(List.of(large))).isInstanceOf(Answer.Satisfiable.class);
      assertThat(solver.statistics().solverCalls()).isEqualTo(1);

      assertThat(solver.check(List.of(contradiction))).isInstanceOf(Answer.Unsatisfiable.class);
      assertThat(solver.check(List.of(small, contradiction, large)))
          .isEqualTo(new Answer.Unsatisfiable(List.of(contradiction)));
      assertThat(solver.statistics().solverCalls()).isEqualTo(2);
      assertThat(solver.statistics().answeredWithoutSolver()).isEqualTo(3);
    }
  }

  @ParameterizedTest
  @MethodSource("choices")
  void independentPartsAreSolvedApart(SolverOptions.Choice choice) throws Exception {
    Expr xs = Bool.eq(Bv.mul(X, Bv.intConst(3)), Bv.intConst(21));
    Expr ys = Bool.eq(Bv.add(Y, Z), Bv.intConst(1000));
    Expr no = Bool.eq(Bv.mul(Y, Bv.intConst(2)), Bv.add(Bv.mul(Z, Bv.intConst(2)), Bv.intConst(1)));
    try (SmtSolver solver = Products.solver(choice)) {
      Model model = ((Answer.Satisfiable) solver.check(List.of(xs, ys))).model();
      assertThat(model.value(X)).isEqualTo(7);
      assertThat((int) (model.value(Y) + model.value(Z))).isEqualTo(1000);
      long calls = solver.statistics().solverCalls();
      Answer.Unsatisfiable answer = (Answer.Unsatisfiable) solver.check(List.of(xs, ys, no));
      assertThat(answer.core()).contains(no).doesNotContain(xs);
      assertThat(solver.statistics().solverCalls()).isLessThanOrEqualTo(calls + 1);
    }
  }

  @ParameterizedTest
  @MethodSource("choices")
  void answersDoNotDependOnWhatWasAskedBefore(SolverOptions.Choice choice) throws Exception {
    Random random = new Random(11);
    List<List<Expr>> queries = new ArrayList<>();
    for (int path = 0; path < 4; path++) {
      RandomPath conditions = new RandomPath(random, Sort.BYTE);
      List<Expr> prefix = new ArrayList<>();
      for (int step = 0; step < 10; step++) {
        Expr condition = conditions.next();
        prefix.add(condition);
        queries.add(List.copyOf(prefix));
        List<Expr> frontier = new ArrayList<>(prefix);
        frontier.set(step, Bool.not(condition));
        queries.add(frontier);
      }
    }
    try (SmtSolver one = Products.solver(choice)) {
      for (List<Expr> query : queries) {
        Answer answer = one.check(query);
        try (Session fresh = Products.session(new Bitwuzla(new Natives(Optional.empty())))) {
          assertThat(answer.getClass()).isEqualTo(fresh.solve(query, List.of()).getClass());
        }
        if (answer instanceof Answer.Satisfiable satisfiable) {
          assertThat(new Conjuncts().hold(query, satisfiable.model())).isTrue();
        }
      }
      assertThat(one.statistics().undecided()).isZero();
    }
  }

  @ParameterizedTest
  // Princess cannot be stopped at a moment of our choosing: what it throws then varies.
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "PRINCESS")
  @Timeout(60)
  void aLimitLeavesItUsable(SolverOptions.Choice choice) throws Exception {
    SolverOptions options = SolverOptions.defaults().withChoice(choice).withLimit(2_000_000, 300);
    try (SmtSolver solver = SmtSolver.open(options)) {
      for (int i = 0; i < 2; i++) {
        Answer answer = solver.check(factors(100 + i));
        assertThat(answer).isInstanceOf(Answer.Undecided.class);
        assertThat(((Answer.Undecided) answer).reason()).contains("gave up after");
        assertThat(solver.check(List.of(Bv.slt(X, Bv.intConst(5 - i)), Bv.slt(Bv.intConst(-i), X))))
            .isInstanceOf(Answer.Satisfiable.class);
      }
    }
  }

  @ParameterizedTest
  // Princess cannot be stopped at a moment of our choosing: what it throws then varies.
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "PRINCESS")
  @Timeout(60)
  void interruptionIsPassedOn(SolverOptions.Choice choice) throws Exception {
    SolverOptions options =
        SolverOptions.defaults().withChoice(choice).withLimit(Integer.MAX_VALUE, 50_000);
    try (SmtSolver solver = SmtSolver.open(options)) {
      Thread asking = Thread.currentThread();
      Thread impatient =
          new Thread(
              () -> {
                sleep(1_000);
                asking.interrupt();
              });
      impatient.start();
      assertThatThrownBy(() -> solver.check(factors(1))).isInstanceOf(InterruptedException.class);
      impatient.join();
      assertThat(solver.check(List.of(Bv.slt(X, Y)))).isInstanceOf(Answer.Satisfiable.class);
      asking.interrupt();
      assertThatThrownBy(() -> solver.check(List.of())).isInstanceOf(InterruptedException.class);
    }
  }

  @ParameterizedTest
  @MethodSource("choices")
  void theRemainderOfFloatsIsOnlyEverRefuted(SolverOptions.Choice choice) throws Exception {
    Variable f = variable("f", Sort.DOUBLE);
    Variable g = variable("g", Sort.DOUBLE);
    Expr remainder = Fp.eq(Fp.rem(f, g), Fp.constant(1.25));
    try (SmtSolver solver = Products.solver(choice)) {
      assertThat(solver.check(List.of(remainder, Fp.lt(Fp.constant(7.0), f), Fp.lt(g, f))))
          .isEqualTo(
              new Answer.Undecided(
                  "the solvers do not know the remainder (%) of floating-point numbers"));
      assertThat(solver.check(List.of(remainder, Fp.lt(f, g), Fp.lt(g, f))))
          .isInstanceOf(Answer.Unsatisfiable.class);
    }
  }

  /** Asks for the factors of the product of two primes of 31 bits: too hard for any solver. */
  private static List<Expr> factors(long bound) {
    Variable a = variable("a", Sort.LONG);
    Variable b = variable("b", Sort.LONG);
    return List.of(
        Bv.slt(Bv.longConst(bound), a),
        Bv.slt(a, b),
        Bv.slt(b, Bv.longConst(1L << 32)),
        Bool.eq(Bv.mul(a, b), Bv.longConst(1500450271L * 2038074743L)));
  }

  private static void sleep(long milliseconds) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
