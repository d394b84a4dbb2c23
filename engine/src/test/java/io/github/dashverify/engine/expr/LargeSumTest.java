// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Sums of very many terms count as one term, in every rule alike. */
class LargeSumTest {

  private record Name(int number) implements Symbol {}

  @Test
  void aLargeSumCanBeComparedAndNegated() {
    Expr sum = Bv.intConst(0);
    for (int i = 0; i < 100; i++) {
      sum = Bv.add(sum, Variable.of(new Name(i), Sort.INT));
    }
    assertThat(Bool.eq(sum, Bv.intConst(3)).isConstant()).isFalse();
    assertThat(Bv.not(sum).isConstant()).isFalse();
    assertThat(Bv.sub(sum, sum)).isEqualTo(Bv.intConst(0));
  }
}
