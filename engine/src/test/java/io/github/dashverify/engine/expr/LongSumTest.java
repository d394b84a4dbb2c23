// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sums of more terms than simplification takes apart: a loop that adds an input in each round. */
class LongSumTest {

  private static final int TERMS = 400;

  @Test
  void equalityWithAConstantIsBuiltAndMeansWhatItSays() {
    Map<Variable, Long> values = new HashMap<>();
    Expr sum = Bv.intConst(0);
    for (int i = 1; i <= TERMS; i++) {
      Variable term = Fuzz.variable("t" + i, Sort.INT);
      values.put(term, (long) i);
      sum = Bv.add(sum, term);
      int total = i * (i + 1) / 2;
      Valuation state = Fuzz.scalars(values);
      assertThat(Evaluator.holds(Bool.eq(sum, Bv.intConst(total)), state)).isTrue();
      assertThat(Evaluator.holds(Bool.eq(sum, Bv.intConst(total + 1)), state)).isFalse();
      assertThat(Evaluator.holds(Bool.eq(Bv.not(sum), Bv.intConst(~total)), state)).isTrue();
      assertThat(Evaluator.holds(Bool.eq(Bv.mul(sum, Bv.intConst(6)), sum), state)).isFalse();
      assertThat(Evaluator.holds(Bv.slt(sum, Bv.intConst(total)), state)).isFalse();
    }
  }
}
