// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Fp;
import io.github.dashverify.engine.expr.Operator;
import io.github.dashverify.engine.expr.Sort;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every operator means to the solvers what it means to evaluation. */
class TranslatorTest {

  private static final int MANY = 24;
  private static final int FEW = 2;
  private static final List<Sort> WIDTHS = List.of(Sort.BYTE, Sort.SHORT, Sort.INT, Sort.LONG);

  static Stream<Product> all() {
    return Products.all();
  }

  static Stream<Product> natives() {
    return Products.natives();
  }

  @ParameterizedTest
  @MethodSource("all")
  void bitVectors(Product product) throws Exception {
    int number = product instanceof Princess ? FEW : MANY;
    List<Sort> sorts = product instanceof Princess ? List.of(Sort.BYTE) : WIDTHS;
    for (Sort sort : sorts) {
      for (Map.Entry<String, BinaryOperator<Expr>> operator : onVectors(sort).entrySet()) {
        Samples samples = Samples.of(operator.getValue(), sort, sort, number);
        agree(product, operator.getKey() + " on " + sort, samples);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("natives")
  void floats(Product product) throws Exception {
    for (Sort sort : List.of(Sort.FLOAT, Sort.DOUBLE)) {
      for (Map.Entry<String, BinaryOperator<Expr>> operator : onFloats(sort).entrySet()) {
        Samples samples = Samples.of(operator.getValue(), sort, sort, MANY);
        agree(product, operator.getKey() + " on " + sort, samples);
      }
      for (Sort vector : List.of(Sort.INT, Sort.LONG)) {
        agree(
            product,
            vector + " to " + sort,
            Samples.of((a, b) -> Fp.fromSigned(a, sort), vector, vector, MANY));
      }
    }
    agree(product, "int bits", Samples.of((a, b) -> Fp.fromBits(a), Sort.INT, Sort.INT, MANY));
    agree(product, "long bits", Samples.of((a, b) -> Fp.fromBits(a), Sort.LONG, Sort.LONG, MANY));
  }

  @ParameterizedTest
  @MethodSource("all")
  void truthValues(Product product) throws Exception {
    for (Map.Entry<String, BinaryOperator<Expr>> operator : onTruths().entrySet()) {
      agree(product, operator.getKey(), Samples.of(operator.getValue(), Sort.BOOL, Sort.BOOL, 12));
    }
  }

  @Test
  void noOperatorIsForgotten() {
    Set<Operator> seen = EnumSet.noneOf(Operator.class);
    for (Sort sort : WIDTHS) {
      onVectors(sort).values().forEach(o -> seen.addAll(Samples.of(o, sort, sort, 1).operators()));
    }
    for (Sort sort : List.of(Sort.FLOAT, Sort.DOUBLE)) {
      onFloats(sort).values().forEach(o -> seen.addAll(Samples.of(o, sort, sort, 1).operators()));
    }
    onTruths()
        .values()
        .forEach(o -> seen.addAll(Samples.of(o, Sort.BOOL, Sort.BOOL, 1).operators()));
    Set<Operator> elsewhere =
        EnumSet.of(
            Operator.FP_FROM_SIGNED, // above
            Operator.FP_FROM_BITS, // above
            Operator.FP_REM, // SmtSolverTest
            Operator.ARRAY, // MemoryTest
            Operator.SELECT, // MemoryTest
            Operator.STORE, // MemoryTest
            Operator.FILL); // MemoryTest
    seen.addAll(elsewhere);
    assertThat(seen).containsExactlyInAnyOrder(Operator.values());
  }

  private static void agree(Product product, String what, Samples samples)
      throws SolverUnavailableException {
    try (Session session = Products.session(product)) {
      Answer right = session.solve(samples.right(), List.of());
      assertThat(right).as(what).isInstanceOf(Answer.Satisfiable.class);
      Model model = ((Answer.Satisfiable) right).model();
      assertThat(new Conjuncts().hold(samples.right(), model)).as(what + " model").isTrue();
      Answer wrong = session.solve(samples.wrong(), List.of());
      assertThat(wrong).as(what).isInstanceOf(Answer.Unsatisfiable.class);
    }
  }

  private static Map<String, BinaryOperator<Expr>> onVectors(Sort sort) {
    Map<String, BinaryOperator<Expr>> operators = new LinkedHashMap<>();
    operators.put("add", Bv::add);
    operators.put("sub", Bv::sub);
    operators.put("mul", Bv::mul);
    operators.put("scaled", (a, b) -> Bv.mul(a, Bv.constant(-7, sort)));
    operators.put("sdiv", Bv::sdiv);
    operators.put("srem", Bv::srem);
    operators.put("shl", Bv::shl);
    operators.put("ashr", Bv::ashr);
    operators.put("lshr", Bv::lshr);
    operators.put("and", Bv::and);
    operators.put("or", Bv::or);
    operators.put("xor", Bv::xor);
    operators.put("not", (a, b) -> Bv.not(a));
    operators.put("slt", Bv::slt);
    operators.put("sle", Bv::sle);
    operators.put("ult", Bv::ult);
    operators.put("ule", Bv::ule);
    operators.put("eq", Bool::eq);
    operators.put("ite", (a, b) -> Bool.ite(Bv.slt(a, b), a, Bv.not(b)));
    if (sort != Sort.LONG) {
      Sort twice = Sort.bitVector(2 * sort.width());
      operators.put("signExtend", (a, b) -> Bv.signExtend(a, twice));
      operators.put("zeroExtend", (a, b) -> Bv.zeroExtend(a, twice));
      operators.put("concat", Bv::concat);
      operators.put(
          "widened sdiv", (a, b) -> Bv.sdiv(Bv.signExtend(a, twice), Bv.signExtend(b, twice)));
      operators.put(
          "widened srem", (a, b) -> Bv.srem(Bv.signExtend(a, twice), Bv.signExtend(b, twice)));
      operators.put(
          "unsigned sdiv", (a, b) -> Bv.sdiv(Bv.zeroExtend(a, twice), Bv.signExtend(b, twice)));
    }
    operators.put("truncate", (a, b) -> Bv.truncate(a, Sort.bitVector(sort.width() / 2)));
    return operators;
  }

  private static Map<String, BinaryOperator<Expr>> onFloats(Sort sort) {
    Map<String, BinaryOperator<Expr>> operators = new LinkedHashMap<>();
    operators.put("add", Fp::add);
    operators.put("sub", Fp::sub);
    operators.put("mul", Fp::mul);
    operators.put("div", Fp::div);
    operators.put("neg", (a, b) -> Fp.neg(a));
    operators.put("abs", (a, b) -> Fp.abs(a));
    operators.put("sqrt", (a, b) -> Fp.sqrt(a));
    operators.put("floor", (a, b) -> Fp.floor(a));
    operators.put("ceil", (a, b) -> Fp.ceil(a));
    operators.put("rint", (a, b) -> Fp.rint(a));
    operators.put("lt", Fp::lt);
    operators.put("le", Fp::le);
    operators.put("eq", Fp::eq);
    operators.put("identical", Bool::eq);
    operators.put("isNaN", (a, b) -> Fp.isNaN(a));
    operators.put("toInt", (a, b) -> Fp.toSigned(a, Sort.INT));
    operators.put("toLong", (a, b) -> Fp.toSigned(a, Sort.LONG));
    operators.put("bits", (a, b) -> Fp.bits(a));
    Sort other = sort == Sort.FLOAT ? Sort.DOUBLE : Sort.FLOAT;
    operators.put("convert", (a, b) -> Fp.convert(a, other));
    return operators;
  }

  private static Map<String, BinaryOperator<Expr>> onTruths() {
    Map<String, BinaryOperator<Expr>> operators = new LinkedHashMap<>();
    operators.put("not", (a, b) -> Bool.not(a));
    operators.put("and", Bool::and);
    operators.put("or", Bool::or);
    operators.put("iff", Bool::eq);
    operators.put("ite", (a, b) -> Bool.ite(a, b, Bool.not(b)));
    return operators;
  }
}
