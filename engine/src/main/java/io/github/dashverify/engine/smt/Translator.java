// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Application;
import io.github.dashverify.engine.expr.Constant;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Operator;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Variable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sosy_lab.java_smt.api.ArrayFormula;
import org.sosy_lab.java_smt.api.ArrayFormulaManager;
import org.sosy_lab.java_smt.api.BitvectorFormula;
import org.sosy_lab.java_smt.api.BitvectorFormulaManager;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.BooleanFormulaManager;
import org.sosy_lab.java_smt.api.Formula;
import org.sosy_lab.java_smt.api.FormulaManager;

/**
 * Expressions as formulas of one solver context, each distinct node once. Works with a stack of its
 * own: expressions may be deep.
 *
 * <p>What cannot be said to a solver ({@link Footprint#beyond}) becomes an unconstrained variable.
 * That keeps every <em>unsatisfiable</em> right; a model is evaluated before it is believed.
 */
final class Translator {

  private final FormulaManager formulas;
  private final BooleanFormulaManager bool;
  private final BitvectorFormulaManager vectors;
  private final Map<Expr, Formula> known = new HashMap<>();

  Translator(FormulaManager formulas) {
    this.formulas = formulas;
    this.bool = formulas.getBooleanFormulaManager();
    this.vectors = formulas.getBitvectorFormulaManager();
  }

  /** Number of nodes translated until now. */
  int size() {
    return known.size();
  }

  /** The formula of a Bool expression. */
  BooleanFormula condition(Expr e) {
    return (BooleanFormula) formula(e);
  }

  /**
   * The formula of an expression.
   *
   * @throws UnsupportedOperationException if the solver does not have the theory
   */
  Formula formula(Expr root) {
    Deque<Expr> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      Expr e = open.element();
      if (known.containsKey(e) || !openArguments(e, open)) {
        open.pop();
        if (!known.containsKey(e)) {
          known.put(e, translate(e));
        }
      }
    }
    return get(root);
  }

  /** The cell of a memory variable at an index. */
  Formula cell(Variable memory, long index) {
    Formula position = constant(memory.sort().index(), index);
    return arrays().select(array(formula(memory)), position);
  }

  private boolean openArguments(Expr e, Deque<Expr> open) {
    boolean opened = false;
    if (e instanceof Application application) {
      for (Expr argument : application.arguments()) {
        if (!known.containsKey(argument)) {
          open.push(argument);
          opened = true;
        }
      }
    }
    return opened;
  }

  private Formula translate(Expr e) {
    if (e instanceof Constant constant) {
      return constant(constant.sort(), constant.bits());
    }
    return e instanceof Application application ? apply(application) : unconstrained(e.sort());
  }

  private Formula constant(Sort sort, long bits) {
    if (sort.isBool()) {
      return bool.makeBoolean(bits != 0);
    }
    return sort.isFloat() ? floats().constant(sort, bits) : vector(sort, bits);
  }

  /** A variable with a name of its own: symbols may contain anything and need not be unique. */
  private Formula unconstrained(Sort sort) {
    String name = "v" + known.size();
    return sort.isFloat()
        ? floats().variable(sort, name)
        : formulas.makeVariable(FormulaTypes.of(sort), name);
  }

  private Formula apply(Application e) {
    return switch (e.operator()) {
      case NOT -> bool.not(truth(e, 0));
      case AND -> bool.and(e.arguments().stream().map(a -> (BooleanFormula) get(a)).toList());
      case EQ -> equal(get(e.argument(0)), get(e.argument(1)));
      case ITE -> bool.ifThenElse(truth(e, 0), get(e.argument(1)), get(e.argument(2)));
      case ADD, MUL, BVAND, BVOR, XOR -> accumulate(e);
      case SDIV, SREM -> divide(e);
      case SHL -> vectors.shiftLeft(vector(e, 0), distance(e));
      case ASHR -> vectors.shiftRight(vector(e, 0), distance(e), true);
      case LSHR -> vectors.shiftRight(vector(e, 0), distance(e), false);
      case BVNOT -> vectors.not(vector(e, 0));
      case SLT -> vectors.lessThan(vector(e, 0), vector(e, 1), true);
      case ULT -> vectors.lessThan(vector(e, 0), vector(e, 1), false);
      case SIGN_EXTEND -> vectors.extend(vector(e, 0), addedBits(e), true);
      case ZERO_EXTEND -> vectors.extend(vector(e, 0), addedBits(e), false);
      case TRUNCATE -> vectors.extract(vector(e, 0), e.sort().width() - 1, 0);
      case CONCAT -> vectors.concat(vector(e, 0), vector(e, 1));
      case ARRAY -> arrays().makeArray(FormulaTypes.array(e.sort()), get(e.argument(0)));
      case SELECT -> arrays().select(array(get(e.argument(0))), get(e.argument(1)));
      case STORE ->
          arrays().store(array(get(e.argument(0))), get(e.argument(1)), get(e.argument(2)));
      case FILL, FP_REM -> unconstrained(e.sort());
      case FP_ADD,
          FP_SUB,
          FP_MUL,
          FP_DIV,
          FP_NEG,
          FP_ABS,
          FP_SQRT,
          FP_LT,
          FP_LE,
          FP_EQ,
          FP_IS_NAN,
          FP_FROM_SIGNED,
          FP_TO_SIGNED,
          FP_CONVERT,
          FP_TO_BITS,
          FP_FROM_BITS,
          FP_FLOOR,
          FP_CEIL,
          FP_RINT ->
          floats().apply(e, get(e.argument(0)), get(e.argument(e.arity() - 1)));
    };
  }

  /** SMT-LIB's {@code =}. */
  private BooleanFormula equal(Formula a, Formula b) {
    if (a instanceof BooleanFormula left && b instanceof BooleanFormula right) {
      return bool.equivalence(left, right);
    }
    if (a instanceof BitvectorFormula left && b instanceof BitvectorFormula right) {
      return vectors.equal(left, right);
    }
    return a instanceof ArrayFormula<?, ?>
        ? arrays().equivalence(array(a), array(b))
        : floats().identical(a, b);
  }

  private BitvectorFormula accumulate(Application e) {
    BitvectorFormula result = vector(e, 0);
    for (int i = 1; i < e.arity(); i++) {
      BitvectorFormula next = vector(e, i);
      result =
          switch (e.operator()) {
            case ADD -> vectors.add(result, next);
            case MUL -> vectors.multiply(result, next);
            case BVAND -> vectors.and(result, next);
            case BVOR -> vectors.or(result, next);
            case XOR -> vectors.xor(result, next);
            default -> throw new IllegalArgumentException("not associative: " + e.operator());
          };
    }
    return result;
  }

  /** The JVM masks a shift's distance; SMT-LIB shifts everything out. */
  private BitvectorFormula distance(Application shift) {
    Sort sort = shift.argument(1).sort();
    return vectors.and(vector(shift, 1), vector(sort, shift.sort().width() - 1));
  }

  private static int addedBits(Application extension) {
    return extension.sort().width() - extension.argument(0).sort().width();
  }

  private BitvectorFormula vector(Sort sort, long value) {
    return vectors.makeBitvector(sort.width(), value);
  }

  private BitvectorFormula vector(Application e, int position) {
    return (BitvectorFormula) get(e.argument(position));
  }

  private BooleanFormula truth(Application e, int position) {
    return (BooleanFormula) get(e.argument(position));
  }

  private Formula get(Expr e) {
    Formula formula = known.get(e);
    if (formula == null) {
      throw new IllegalStateException("not translated: " + e);
    }
    return formula;
  }

  @SuppressWarnings("unchecked") // index and element types agree because the sorts do
  private static ArrayFormula<Formula, Formula> array(Formula formula) {
    return (ArrayFormula<Formula, Formula>) formula;
  }

  /** Asked for only when needed: a solver may lack the theory. */
  private ArrayFormulaManager arrays() {
    return formulas.getArrayFormulaManager();
  }

  private FloatTranslation floats() {
    return new FloatTranslation(formulas);
  }

  /**
   * Divides in as few bits as hold the operands, with one more for {@code MIN / -1}: circuits for
   * division are what solvers find hardest.
   */
  private BitvectorFormula divide(Application e) {
    int width = e.sort().width();
    int needed = 1 + Math.max(e.argument(0).significantBits(), e.argument(1).significantBits());
    BitvectorFormula dividend = vector(e, 0);
    BitvectorFormula divisor = vector(e, 1);
    if (needed >= width) {
      return divide(e.operator(), dividend, divisor);
    }
    BitvectorFormula narrow =
        divide(
            e.operator(),
            vectors.extract(dividend, needed - 1, 0),
            vectors.extract(divisor, needed - 1, 0));
    return vectors.extend(narrow, width - needed, true);
  }

  private BitvectorFormula divide(
      Operator operator, BitvectorFormula dividend, BitvectorFormula divisor) {
    return operator == Operator.SDIV
        ? vectors.divide(dividend, divisor, true)
        : vectors.remainder(dividend, divisor, true);
  }
}
