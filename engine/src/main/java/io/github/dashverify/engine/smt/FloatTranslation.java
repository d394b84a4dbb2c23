// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Application;
import io.github.dashverify.engine.expr.Sort;
import java.math.BigInteger;
import org.sosy_lab.java_smt.api.BitvectorFormula;
import org.sosy_lab.java_smt.api.BitvectorFormulaManager;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.BooleanFormulaManager;
import org.sosy_lab.java_smt.api.FloatingPointFormula;
import org.sosy_lab.java_smt.api.FloatingPointFormulaManager;
import org.sosy_lab.java_smt.api.FloatingPointRoundingMode;
import org.sosy_lab.java_smt.api.Formula;
import org.sosy_lab.java_smt.api.FormulaManager;
import org.sosy_lab.java_smt.api.FormulaType;
import org.sosy_lab.java_smt.api.FormulaType.FloatingPointType;

/** Java's floating-point operators in SMT-LIB's theory, where the two differ in detail. */
final class FloatTranslation {

  private final BooleanFormulaManager bool;
  private final BitvectorFormulaManager vectors;
  private final FloatingPointFormulaManager floats;

  /**
   * For one context.
   *
   * @throws UnsupportedOperationException if its solver has no floating-point numbers
   */
  FloatTranslation(FormulaManager formulas) {
    this.bool = formulas.getBooleanFormulaManager();
    this.vectors = formulas.getBitvectorFormulaManager();
    this.floats = formulas.getFloatingPointFormulaManager();
  }

  FloatingPointFormula variable(Sort sort, String name) {
    return floats.makeVariable(name, FormulaTypes.floating(sort));
  }

  FloatingPointFormula constant(Sort sort, long bits) {
    FloatingPointType type = FormulaTypes.floating(sort);
    int mantissaSize = type.getMantissaSize();
    long mantissa = bits & ((1L << mantissaSize) - 1);
    long exponent = (bits >>> mantissaSize) & ((1L << type.getExponentSize()) - 1);
    boolean isNaN = exponent == (1L << type.getExponentSize()) - 1 && mantissa != 0;
    return isNaN
        ? floats.makeNaN(type)
        : floats.makeNumber(
            BigInteger.valueOf(exponent), BigInteger.valueOf(mantissa), bits < 0, type);
  }

  /** Identity of bits where all NaN are one value, which is SMT-LIB's {@code =}. */
  BooleanFormula identical(Formula a, Formula b) {
    return floats.assignment((FloatingPointFormula) a, (FloatingPointFormula) b);
  }

  /** Applies a floating-point operator; one with a single argument ignores the second. */
  Formula apply(Application e, Formula first, Formula second) {
    return switch (e.operator()) {
      case FP_FROM_SIGNED -> floats.castFrom(first, true, FormulaTypes.floating(e.sort()));
      case FP_FROM_BITS ->
          floats.fromIeeeBitvector((BitvectorFormula) first, FormulaTypes.floating(e.sort()));
      default -> apply(e, (FloatingPointFormula) first, (FloatingPointFormula) second);
    };
  }

  private Formula apply(Application e, FloatingPointFormula x, FloatingPointFormula y) {
    return switch (e.operator()) {
      case FP_ADD -> floats.add(x, y);
      case FP_SUB -> floats.subtract(x, y);
      case FP_MUL -> floats.multiply(x, y);
      case FP_DIV -> floats.divide(x, y);
      case FP_NEG -> floats.negate(x);
      case FP_ABS -> floats.abs(x);
      case FP_SQRT -> floats.sqrt(x);
      case FP_LT -> floats.lessThan(x, y);
      case FP_LE -> floats.lessOrEquals(x, y);
      case FP_EQ -> floats.equalWithFPSemantics(x, y);
      case FP_IS_NAN -> floats.isNaN(x);
      case FP_CONVERT -> floats.castTo(x, true, FormulaTypes.floating(e.sort()));
      case FP_TO_SIGNED -> toSigned(x, e.argument(0).sort(), e.sort());
      case FP_TO_BITS -> toBits(x, e.sort());
      case FP_FLOOR -> floats.round(x, FloatingPointRoundingMode.TOWARD_NEGATIVE);
      case FP_CEIL -> floats.round(x, FloatingPointRoundingMode.TOWARD_POSITIVE);
      case FP_RINT -> floats.round(x, FloatingPointRoundingMode.NEAREST_TIES_TO_EVEN);
      default -> throw new IllegalArgumentException("not a floating-point operator: " + e);
    };
  }

  /** Java saturates and maps NaN to 0 where SMT-LIB leaves the result open. */
  private BitvectorFormula toSigned(FloatingPointFormula x, Sort from, Sort to) {
    int width = to.width();
    double bound = Math.scalb(1.0, width - 1);
    BitvectorFormula inRange =
        floats.castTo(
            x,
            true,
            FormulaType.getBitvectorTypeWithSize(width),
            FloatingPointRoundingMode.TOWARD_ZERO);
    BitvectorFormula atMost =
        bool.ifThenElse(
            floats.greaterOrEquals(x, number(from, bound)),
            vectors.makeBitvector(width, ~(-1L << (width - 1))),
            inRange);
    BitvectorFormula atLeast =
        bool.ifThenElse(
            floats.lessThan(x, number(from, -bound)),
            vectors.makeBitvector(width, -1L << (width - 1)),
            atMost);
    return bool.ifThenElse(floats.isNaN(x), vectors.makeBitvector(width, 0), atLeast);
  }

  /** Java's bits of NaN are canonical where SMT-LIB leaves them open. */
  private BitvectorFormula toBits(FloatingPointFormula x, Sort to) {
    long nan =
        to == Sort.INT ? Float.floatToIntBits(Float.NaN) : Double.doubleToLongBits(Double.NaN);
    return bool.ifThenElse(
        floats.isNaN(x), vectors.makeBitvector(to.width(), nan), floats.toIeeeBitvector(x));
  }

  private FloatingPointFormula number(Sort sort, double value) {
    return constant(
        sort,
        sort == Sort.FLOAT ? Float.floatToIntBits((float) value) : Double.doubleToLongBits(value));
  }
}
