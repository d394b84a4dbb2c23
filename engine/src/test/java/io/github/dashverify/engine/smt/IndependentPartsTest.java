// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import static io.github.dashverify.engine.smt.Named.variable;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Mem;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Variable;
import java.util.List;
import org.junit.jupiter.api.Test;

class IndependentPartsTest {

  private static final Variable A = variable("a", Sort.INT);
  private static final Variable B = variable("b", Sort.INT);
  private static final Variable C = variable("c", Sort.INT);
  private static final Variable D = variable("d", Sort.INT);
  private static final Variable M = variable("m", Sort.array(Sort.INT, Sort.INT));

  @Test
  void conjunctsWithCommonVariablesStayTogetherInOrder() {
    Expr ab = Bv.slt(A, B);
    Expr cd = Bv.slt(C, D);
    Expr ba = Bv.slt(B, Bv.intConst(7));
    assertThat(IndependentParts.of(List.of(ab, cd, ba)))
        .containsExactly(List.of(ab, ba), List.of(cd));
  }

  @Test
  void aLaterConjunctUnitesParts() {
    Expr ab = Bv.slt(A, B);
    Expr cd = Bv.slt(C, D);
    Expr bc = Bv.slt(B, C);
    assertThat(IndependentParts.of(List.of(ab, cd, bc))).containsExactly(List.of(ab, cd, bc));
  }

  @Test
  void aMemoryUnitesWhatReadsIt() {
    Expr readA = Bv.slt(Mem.select(M, A), Bv.intConst(0));
    Expr readB = Bv.slt(Mem.select(M, B), Bv.intConst(0));
    assertThat(IndependentParts.of(List.of(readA, readB))).containsExactly(List.of(readA, readB));
  }

  @Test
  void nothingHasNoParts() {
    assertThat(IndependentParts.of(List.of())).isEmpty();
  }
}
