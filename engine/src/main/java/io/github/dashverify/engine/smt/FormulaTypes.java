// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Sort;
import org.sosy_lab.java_smt.api.Formula;
import org.sosy_lab.java_smt.api.FormulaType;
import org.sosy_lab.java_smt.api.FormulaType.ArrayFormulaType;
import org.sosy_lab.java_smt.api.FormulaType.FloatingPointType;

/** The solver's type for each sort. */
final class FormulaTypes {

  private FormulaTypes() {}

  static FormulaType<?> of(Sort sort) {
    if (sort.isBool()) {
      return FormulaType.BooleanType;
    }
    if (sort.isBitVector()) {
      return FormulaType.getBitvectorTypeWithSize(sort.width());
    }
    return sort.isFloat() ? floating(sort) : array(sort);
  }

  static FloatingPointType floating(Sort sort) {
    return sort == Sort.FLOAT
        ? FormulaType.getSinglePrecisionFloatingPointType()
        : FormulaType.getDoublePrecisionFloatingPointType();
  }

  @SuppressWarnings("unchecked") // formulas of an array are only told apart by their sorts
  static ArrayFormulaType<Formula, Formula> array(Sort sort) {
    return FormulaType.getArrayType(
        (FormulaType<Formula>) of(sort.index()), (FormulaType<Formula>) of(sort.element()));
  }
}
