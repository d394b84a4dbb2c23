// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The simplifications that the engine counts on: what must die or meet at construction. */
class SimplificationTest {

  private static final Variable X = Fuzz.variable("x", Sort.INT);
  private static final Variable Y = Fuzz.variable("y", Sort.INT);
  private static final Variable Z = Fuzz.variable("z", Sort.INT);
  private static final Variable L = Fuzz.variable("l", Sort.LONG);
  private static final Variable M = Fuzz.variable("m", Sort.LONG);
  private static final Variable B = Fuzz.variable("b", Sort.BYTE);
  private static final Variable C = Fuzz.variable("c", Sort.SHORT);
  private static final Variable P = Fuzz.variable("p", Sort.BOOL);
  private static final Variable Q = Fuzz.variable("q", Sort.BOOL);
  private static final Variable R = Fuzz.variable("r", Sort.BOOL);

  private static Expr i(int value) {
    return Bv.intConst(value);
  }

  private static Expr toInt(Expr condition) {
    return Bool.ite(condition, i(1), i(0));
  }

  private static Expr lcmp(Expr a, Expr b) {
    return Bool.ite(Bv.slt(a, b), i(-1), Bool.ite(Bool.eq(a, b), i(0), i(1)));
  }

  @Test
  void booleanAlgebra() {
    assertThat(Bool.and(P, Bool.not(P))).isSameAs(Bool.FALSE);
    assertThat(Bool.or(P, Bool.not(P))).isSameAs(Bool.TRUE);
    assertThat(Bool.and(P, Bool.and(Q, P))).isSameAs(Bool.and(Q, P));
    assertThat(Bool.and(P, Bool.or(P, Q))).isSameAs(P);
    assertThat(Bool.or(P, Bool.and(P, Q))).isSameAs(P);
    assertThat(Bool.and(P, Bool.not(Bool.and(P, Q)))).isSameAs(Bool.and(P, Bool.not(Q)));
    assertThat(Bool.or(Bool.and(P, Q), Bool.and(P, Bool.not(Q)))).isSameAs(P);
    assertThat(Bool.or(Bool.and(P, Q), Bool.and(List.of(P, Q, R)))).isSameAs(Bool.and(P, Q));
    assertThat(Bool.not(Bool.or(P, Q))).isSameAs(Bool.and(Bool.not(P), Bool.not(Q)));
    assertThat(Bool.eq(Bool.not(P), Q)).isSameAs(Bool.not(Bool.eq(P, Q)));
    assertThat(Bool.and(List.of())).isSameAs(Bool.TRUE);
    assertThat(Bool.conjuncts(Bool.and(P, Bool.and(Q, R)))).containsExactly(P, Q, R);
    assertThat(Bool.disjuncts(Bool.or(P, Bool.or(Q, R)))).containsExactly(P, Q, R);
  }

  @Test
  void comparisons() {
    assertThat(Bool.not(Bv.slt(X, Y))).isSameAs(Bv.sle(Y, X));
    assertThat(Bv.slt(X, i(Integer.MIN_VALUE))).isSameAs(Bool.FALSE);
    assertThat(Bv.sle(X, i(Integer.MAX_VALUE))).isSameAs(Bool.TRUE);
    assertThat(Bv.slt(X, i(Integer.MIN_VALUE + 1))).isSameAs(Bool.eq(X, i(Integer.MIN_VALUE)));
    assertThat(Bv.sge(X, i(Integer.MAX_VALUE))).isSameAs(Bool.eq(X, i(Integer.MAX_VALUE)));
    assertThat(Bv.sgt(X, i(3))).isSameAs(Bv.sge(X, i(4)));
    assertThat(Bv.slt(Bv.add(X, i(1)), X)).isSameAs(Bool.eq(X, i(Integer.MAX_VALUE)));
    assertThat(Bv.slt(X, Bv.add(X, i(1)))).isSameAs(Bv.slt(X, i(Integer.MAX_VALUE)));
    assertThat(Bv.ult(X, i(1))).isSameAs(Bool.eq(X, i(0)));
  }

  @Test
  void comparisonsOfOneTermInAConjunction() {
    assertThat(Bool.and(Bv.sge(X, i(3)), Bv.slt(X, i(3)))).isSameAs(Bool.FALSE);
    assertThat(Bool.and(Bv.sge(X, i(3)), Bv.sge(X, i(1)))).isSameAs(Bv.sge(X, i(3)));
    assertThat(Bool.and(Bv.sge(X, i(3)), Bv.sle(X, i(3)))).isSameAs(Bool.eq(X, i(3)));
    assertThat(Bool.and(Bool.eq(X, i(3)), Bv.slt(X, i(9)))).isSameAs(Bool.eq(X, i(3)));
    assertThat(Bool.and(Bool.eq(X, i(3)), Bool.eq(X, i(4)))).isSameAs(Bool.FALSE);
    assertThat(Bool.and(Bv.sge(X, i(3)), Bool.not(Bool.eq(X, i(3))))).isSameAs(Bv.sge(X, i(4)));
    assertThat(Bool.or(Bv.slt(X, i(3)), Bv.sge(X, i(3)))).isSameAs(Bool.TRUE);
    Expr more = Bv.sgt(X, i(5));
    assertThat(Bool.and(more, Bool.not(Bool.and(Bv.sgt(X, i(3)), P))))
        .isSameAs(Bool.and(more, Bool.not(P)));
    assertThat(Bool.and(more, Bool.or(Bool.eq(X, i(4)), P))).isSameAs(Bool.and(more, P));
    assertThat(Bool.and(more, Bool.ite(Bv.slt(X, i(2)), P, Q))).isSameAs(Bool.and(more, Q));
    assertThat(Bool.or(Bv.slt(X, i(3)), Bool.eq(X, i(3)))).isSameAs(Bv.sle(X, i(3)));
  }

  @Test
  void comparisonsOfTwoTermsInAConjunction() {
    assertThat(Bool.and(Bv.slt(X, Y), Bv.slt(Y, X))).isSameAs(Bool.FALSE);
    assertThat(Bool.and(Bv.sle(X, Y), Bv.sle(Y, X))).isSameAs(Bool.eq(X, Y));
    assertThat(Bool.and(Bv.sle(X, Y), Bool.not(Bool.eq(X, Y)))).isSameAs(Bv.slt(X, Y));
    assertThat(Bool.or(Bv.slt(X, Y), Bool.eq(X, Y))).isSameAs(Bv.sle(X, Y));
    assertThat(Bool.and(Bv.slt(X, Y), Bool.eq(X, Y))).isSameAs(Bool.FALSE);
  }

  @Test
  void linearNormalForm() {
    assertThat(Bv.sub(X, X)).isSameAs(i(0));
    assertThat(Bv.add(Bv.add(X, i(1)), i(2))).isSameAs(Bv.add(X, i(3)));
    assertThat(Bv.sub(Bv.add(X, Y), X)).isSameAs(Y);
    assertThat(Bv.add(X, Y)).isSameAs(Bv.add(Y, X));
    assertThat(Bv.mul(Bv.add(X, Y), i(2))).isSameAs(Bv.add(Bv.add(X, X), Bv.shl(Y, i(1))));
    assertThat(Bv.neg(Bv.sub(X, Y))).isSameAs(Bv.sub(Y, X));
    assertThat(Bv.mul(X, Y)).isSameAs(Bv.mul(Y, X));
    assertThat(Bv.mul(Bv.neg(X), Y)).isSameAs(Bv.neg(Bv.mul(X, Y)));
    assertThat(Bv.sub(Bv.neg(X), i(1))).isSameAs(Bv.not(X));
    assertThat(Bv.not(Bv.not(X))).isSameAs(X);
  }

  @Test
  void linearEquations() {
    assertThat(Bool.eq(Bv.add(X, i(5)), i(7))).isSameAs(Bool.eq(X, i(2)));
    assertThat(Bool.eq(Bv.add(X, i(5)), Bv.add(Y, i(5)))).isSameAs(Bool.eq(X, Y));
    assertThat(Bool.eq(Bv.sub(X, Y), i(0))).isSameAs(Bool.eq(X, Y));
    assertThat(Bool.eq(Bv.add(X, i(1)), X)).isSameAs(Bool.FALSE);
    assertThat(Bool.eq(Bv.mul(X, i(3)), i(9))).isSameAs(Bool.eq(X, i(3)));
    assertThat(Bool.eq(Bv.mul(X, i(2)), i(9))).isSameAs(Bool.FALSE);
    assertThat(Bool.eq(Bv.mul(X, i(2)), Bv.add(Bv.mul(Y, i(4)), i(1)))).isSameAs(Bool.FALSE);
    assertThat(Bool.eq(Bv.add(X, Y), Bv.add(Z, Y))).isSameAs(Bool.eq(X, Z));
  }

  @Test
  void choices() {
    assertThat(Bool.ite(P, X, X)).isSameAs(X);
    assertThat(Bool.ite(P, Bool.TRUE, Bool.FALSE)).isSameAs(P);
    assertThat(Bool.ite(P, Bool.FALSE, Bool.TRUE)).isSameAs(Bool.not(P));
    assertThat(Bool.ite(Bool.not(P), X, Y)).isSameAs(Bool.ite(P, Y, X));
    assertThat(Bool.ite(P, Bool.ite(P, X, Y), Z)).isSameAs(Bool.ite(P, X, Z));
    assertThat(Bool.ite(P, X, Bool.ite(Q, X, Y))).isSameAs(Bool.ite(Bool.or(P, Q), X, Y));
    assertThat(Bool.ite(Bool.eq(X, Y), X, Y)).isSameAs(Y);
    assertThat(Bool.eq(toInt(P), i(0))).isSameAs(Bool.not(P));
    assertThat(Bool.eq(toInt(P), i(2))).isSameAs(Bool.FALSE);
    assertThat(Bv.slt(Bool.ite(P, i(5), i(9)), i(7))).isSameAs(P);
    assertThat(Bool.eq(Bool.ite(P, X, Y), X)).isSameAs(Bool.or(P, Bool.eq(X, Y)));
    assertThat(Bv.add(Bool.ite(P, i(1), i(2)), i(1))).isSameAs(Bool.ite(P, i(2), i(3)));
  }

  @Test
  void comparisonOfLongs() {
    assertThat(Bv.slt(lcmp(L, M), i(0))).isSameAs(Bv.slt(L, M));
    assertThat(Bv.sle(lcmp(L, M), i(0))).isSameAs(Bv.sle(L, M));
    assertThat(Bv.sgt(lcmp(L, M), i(0))).isSameAs(Bv.sgt(L, M));
    assertThat(Bv.sge(lcmp(L, M), i(0))).isSameAs(Bv.sge(L, M));
    assertThat(Bool.eq(lcmp(L, M), i(0))).isSameAs(Bool.eq(L, M));
    Expr more = Bv.add(L, Bv.longConst(1));
    Expr less = Bv.add(M, Bv.longConst(1));
    assertThat(Bv.sle(lcmp(more, less), i(0))).isSameAs(Bv.sle(more, less));
    assertThat(Bv.sle(lcmp(L, Bv.longConst(7)), i(0))).isSameAs(Bv.sle(L, Bv.longConst(7)));
  }

  @Test
  void booleansHeldAsInts() {
    assertThat(Bool.eq(Bv.and(toInt(P), toInt(Q)), i(0))).isSameAs(Bool.not(Bool.and(P, Q)));
    assertThat(Bool.eq(Bv.or(toInt(P), toInt(Q)), i(0)))
        .isSameAs(Bool.and(Bool.not(P), Bool.not(Q)));
    assertThat(Bool.eq(Bv.xor(toInt(P), i(1)), i(0))).isSameAs(P);
    assertThat(Bool.eq(toInt(P), toInt(Q))).isSameAs(Bool.eq(P, Q));
  }

  @Test
  void extensionsAndTruncations() {
    Expr wide = Bv.signExtend(B, Sort.INT);
    assertThat(Bv.truncate(wide, Sort.BYTE)).isSameAs(B);
    assertThat(Bv.truncate(Bv.add(wide, i(1)), Sort.BYTE))
        .isSameAs(Bv.add(B, Bv.constant(1, Sort.BYTE)));
    assertThat(Bv.signExtend(Bv.truncate(wide, Sort.SHORT), Sort.INT)).isSameAs(wide);
    Expr masked = Bv.and(X, i(100));
    assertThat(Bv.signExtend(Bv.truncate(masked, Sort.BYTE), Sort.INT)).isSameAs(masked);
    assertThat(Bv.zeroExtend(Bv.truncate(X, Sort.SHORT), Sort.INT)).isSameAs(Bv.and(X, i(0xffff)));
    assertThat(Bv.and(Bv.zeroExtend(C, Sort.INT), i(0xffff))).isSameAs(Bv.zeroExtend(C, Sort.INT));
    assertThat(Bv.ashr(Bv.shl(X, i(24)), i(24)))
        .isSameAs(Bv.signExtend(Bv.truncate(X, Sort.BYTE), Sort.INT));
    assertThat(Bool.eq(Bv.signExtend(X, Sort.LONG), Bv.signExtend(Y, Sort.LONG)))
        .isSameAs(Bool.eq(X, Y));
  }

  @Test
  void knownBitsAndRanges() {
    Expr twiceY = Bv.mul(Y, i(2));
    assertThat(Bv.and(Bv.add(X, twiceY), i(1))).isSameAs(Bv.and(X, i(1)));
    assertThat(Bv.and(Bv.add(twiceY, i(1)), i(1))).isSameAs(i(1));
    assertThat(Bool.eq(Bv.and(X, i(1)), i(2))).isSameAs(Bool.FALSE);
    assertThat(Bv.sge(Bv.lshr(X, i(1)), i(0))).isSameAs(Bool.TRUE);
    assertThat(Bv.sge(Bv.zeroExtend(C, Sort.INT), i(0))).isSameAs(Bool.TRUE);
    assertThat(Bv.slt(Bv.srem(X, i(10)), i(10))).isSameAs(Bool.TRUE);
    assertThat(Bv.sgt(Bv.srem(X, i(10)), i(-10))).isSameAs(Bool.TRUE);
    assertThat(Bv.sle(Bv.signExtend(B, Sort.INT), i(127))).isSameAs(Bool.TRUE);
    assertThat(Bool.eq(Bv.signExtend(B, Sort.INT), i(200))).isSameAs(Bool.FALSE);
    Expr sum = Bv.add(Bv.signExtend(B, Sort.INT), Bv.zeroExtend(C, Sort.INT));
    assertThat(Bv.slt(sum, i(70000))).isSameAs(Bool.TRUE);
    assertThat(Bv.slt(Bv.add(Bv.signExtend(B, Sort.INT), i(1)), i(10)))
        .isSameAs(Bv.slt(Bv.signExtend(B, Sort.INT), i(9)));
  }

  @Test
  void bitwiseIdentities() {
    assertThat(Bv.xor(X, X)).isSameAs(i(0));
    assertThat(Bv.and(X, X)).isSameAs(X);
    assertThat(Bv.or(X, Bv.not(X))).isSameAs(i(-1));
    assertThat(Bv.and(X, Bv.not(X))).isSameAs(i(0));
    assertThat(Bv.xor(Bv.xor(X, Y), X)).isSameAs(Y);
    assertThat(Bv.xor(X, i(-1))).isSameAs(Bv.not(X));
    assertThat(Bool.eq(Bv.xor(X, Y), i(0))).isSameAs(Bool.eq(X, Y));
  }

  @Test
  void divisions() {
    assertThat(Bv.add(Bv.mul(Bv.sdiv(X, Y), Y), Bv.srem(X, Y))).isSameAs(X);
    assertThat(Bv.add(Bv.mul(Bv.sdiv(X, i(10)), i(10)), Bv.srem(X, i(10)))).isSameAs(X);
    assertThat(Bv.add(Bv.mul(Bv.sdiv(X, i(8)), i(8)), Bv.srem(X, i(8)))).isSameAs(X);
    Expr product = Bv.mul(Y, i(6));
    assertThat(Bv.add(Bv.mul(Bv.sdiv(X, product), product), Bv.srem(X, product))).isSameAs(X);
    assertThat(Bool.eq(Bv.sub(X, Bv.mul(Bv.sdiv(X, Y), Y)), Bv.srem(X, Y))).isSameAs(Bool.TRUE);
    Expr unsigned = Bv.lshr(X, i(1));
    assertThat(Bv.add(Bv.mul(Bv.sdiv(unsigned, i(8)), i(8)), Bv.srem(unsigned, i(8))))
        .isSameAs(unsigned);
    assertThat(Bv.sdiv(X, i(1))).isSameAs(X);
    assertThat(Bv.srem(X, i(1))).isSameAs(i(0));
    assertThat(Bv.sdiv(Bv.srem(X, i(10)), i(10))).isSameAs(i(0));
    assertThat(Bool.eq(Bv.srem(X, i(2)), i(0))).isSameAs(Bool.eq(Bv.and(X, i(1)), i(0)));
  }

  @Test
  void textIsReadable() {
    assertThat(Bv.sub(Bv.add(X, i(3)), Bv.mul(Y, i(2)))).hasToString("x - 2 * y + 3");
    assertThat(Bool.or(Bv.sge(X, i(3)), Bool.not(Bool.eq(Y, Z))))
        .hasToString("(y != z) || (x >= 3)");
    assertThat(Bv.sle(X, Y)).hasToString("x <= y");
    assertThat(Bool.ite(P, X, Fuzz.variable("w", Sort.INT))).hasToString("p ? x : w");
  }
}
