// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Expressions of long runs are deep and share much: neither may cost a stack or exponential time.
 */
class DeepExpressionTest {

  private static final int DEPTH = 100_000;
  private static final Variable X = Fuzz.variable("x", Sort.INT);
  private static final Variable Y = Fuzz.variable("y", Sort.INT);

  private static Expr deepChoice() {
    Expr e = Y;
    for (int i = 0; i < DEPTH; i++) {
      e = Bool.ite(Bool.eq(X, Bv.intConst(i)), Bv.add(Y, Bv.intConst(i + 1)), e);
    }
    return e;
  }

  private static Expr deepSum() {
    Expr e = X;
    for (int i = 0; i < DEPTH; i++) {
      e = Bv.xor(Bv.mul(Bv.add(e, Y), e), Bv.intConst(i));
    }
    return e;
  }

  @Test
  void deepChoicesAreEvaluatedSubstitutedAndPrinted() {
    Expr e = deepChoice();
    assertThat(Evaluator.evaluate(e, Fuzz.scalars(Map.of(X, 5L, Y, 10L)))).isEqualTo(16);
    assertThat(e.substitute(v -> v == X ? Bv.intConst(7) : v)).isSameAs(Bv.add(Y, Bv.intConst(8)));
    assertThat(Variables.of(e)).containsExactlyInAnyOrder(X, Y);
    assertThat(e.toString()).hasSizeLessThan(20_000);
    assertThat(e.size()).isGreaterThan(DEPTH);
    assertThat(Bool.eq(e, Bv.intConst(3))).isNotNull();
  }

  @Test
  void deepSharedExpressionsTakeLinearTime() {
    Expr e = deepSum();
    int expected = 3;
    for (int i = 0; i < DEPTH; i++) {
      expected = ((expected + 4) * expected) ^ i;
    }
    assertThat(Evaluator.evaluate(e, Fuzz.scalars(Map.of(X, 3L, Y, 4L)))).isEqualTo(expected);
    assertThat(e.substitute(v -> v == X ? Bv.intConst(3) : Bv.intConst(4)))
        .isSameAs(Bv.intConst(expected));
    assertThat(e.size()).isEqualTo(Integer.MAX_VALUE);
    assertThat(Bv.truncate(e, Sort.BYTE)).isNotNull();
    assertThat(Bv.and(e, Bv.intConst(1))).isNotNull();
    assertThat(Variables.of(e)).containsExactlyInAnyOrder(X, Y);
  }

  @Test
  void conjunctionsGrowStepByStep() {
    List<Expr> parts = new ArrayList<>();
    Expr conjunction = Bool.TRUE;
    for (int i = 0; i < 20_000; i++) {
      Expr part = Bv.slt(Fuzz.variable("v" + i, Sort.INT), X);
      parts.add(part);
      conjunction = Bool.and(conjunction, part);
    }
    assertThat(Set.copyOf(Bool.conjuncts(conjunction))).isEqualTo(Set.copyOf(parts));
    Expr shifted = conjunction.substitute(v -> v == X ? Y : v);
    assertThat(Variables.of(shifted)).contains(Y).doesNotContain(X);
  }

  @Test
  void nestedJunctionsDoNotOverflowTheStack() {
    Expr e = Fuzz.variable("p", Sort.BOOL);
    for (int i = 0; i < DEPTH; i++) {
      Expr part = Bool.eq(Fuzz.variable("v" + i % 1000, Sort.INT), Bv.intConst(i));
      e = i % 2 == 0 ? Bool.and(part, e) : Bool.or(part, e);
    }
    assertThat(e.substitute(v -> v.sort() == Sort.INT ? X : v)).isNotNull();
    assertThat(Bool.not(e)).isNotNull();
    assertThat(e.toString()).hasSizeLessThan(20_000);
  }

  @Test
  void longMemoriesAreRead() {
    Variable memory = Fuzz.variable("m", Sort.array(Sort.INT, Sort.INT));
    Expr array = memory;
    for (int i = 0; i < DEPTH; i++) {
      array = Mem.store(array, Bv.intConst(i), Bv.add(Y, Bv.intConst(i)));
    }
    assertThat(Mem.select(array, Bv.intConst(3))).isSameAs(Bv.add(Y, Bv.intConst(3)));
    Expr read = Mem.select(array, X);
    Valuation state = Fuzz.scalars(Map.of(X, 77L, Y, 1L));
    assertThat(Evaluator.evaluate(read, state)).isEqualTo(78);
  }
}
