// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Application;
import io.github.dashverify.engine.expr.Evaluator;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Variable;
import io.github.dashverify.engine.expr.Variables;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sosy_lab.java_smt.api.FloatingPointNumber;
import org.sosy_lab.java_smt.api.Formula;

/**
 * Copies out of a solver's model what a query can see of it: the scalars, and the cells of memories
 * that the query reads. The solver's model goes stale with the next push or pop.
 */
final class ModelReader {

  private final Translator translator;
  private final org.sosy_lab.java_smt.api.Model solverModel;
  private final MutableValuation values = new MutableValuation();

  ModelReader(Translator translator, org.sosy_lab.java_smt.api.Model solverModel) {
    this.translator = translator;
    this.solverModel = solverModel;
  }

  /** The values of a query's variables; reads inside another's index come before it. */
  Model read(List<Expr> conjuncts, List<Application> reads) {
    for (Expr conjunct : conjuncts) {
      for (Variable variable : Variables.of(conjunct)) {
        if (variable.sort().isArray()) {
          values.cells(variable);
        } else if (!values.has(variable)) {
          values.set(variable, value(translator.formula(variable), variable.sort()));
        }
      }
    }
    for (Application read : reads) {
      Variable memory = (Variable) read.argument(0);
      Sort element = memory.sort().element();
      values
          .cells(memory)
          .computeIfAbsent(
              Evaluator.evaluate(read.argument(1), values),
              index -> value(translator.cell(memory, index), element));
    }
    return values.toModel();
  }

  private long value(Formula formula, Sort sort) {
    return bits(solverModel.evaluate(formula), sort);
  }

  /** The value as {@link io.github.dashverify.engine.expr.Constant#bits} encodes it. */
  private static long bits(@Nullable Object value, Sort sort) {
    if (value == null) { // the solver does not care
      return 0;
    }
    if (value instanceof Boolean truth) {
      return truth ? 1 : 0;
    }
    if (value instanceof BigInteger number) {
      int unused = Long.SIZE - sort.width();
      return number.longValue() << unused >> unused;
    }
    if (value instanceof FloatingPointNumber number) {
      return sort == Sort.FLOAT
          ? Float.floatToIntBits(number.floatValue())
          : Double.doubleToLongBits(number.doubleValue());
    }
    throw new IllegalStateException(sort + " with the value " + value);
  }
}
