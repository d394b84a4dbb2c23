// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.symbolic;

import io.github.dashverify.engine.cfa.Program;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Application;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Constant;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Mem;
import io.github.dashverify.engine.expr.Operator;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Substitution;
import io.github.dashverify.engine.expr.Variable;
import java.util.HashMap;
import java.util.Map;

/**
 * The symbolic map: for each program variable, its value as an expression over the inputs. Used as
 * a substitution it turns a predicate about a program state into a constraint on the inputs.
 */
public final class SymbolicState implements Substitution {

  private final Program program;
  private final Map<Variable, Expr> values = new HashMap<>();

  SymbolicState(Program program) {
    this.program = program;
    values.put(Symbols.NEXT_REFERENCE, Bv.constant(1, Sort.REFERENCE));
  }

  void set(Variable variable, Expr value) {
    values.put(variable, value);
  }

  void clearFrame(int depth) {
    values
        .keySet()
        .removeIf(
            variable ->
                variable.symbol() instanceof Symbols.Register register
                    && register.depth() == depth);
  }

  @Override
  public Expr replace(Variable variable) {
    Expr value = values.get(variable);
    if (value != null) {
      return value;
    }
    Sort sort = variable.sort();
    return sort.isArray() ? Mem.constant(sort, Constant.zero(sort.element())) : Constant.zero(sort);
  }

  @Override
  public Expr read(Variable memory, Expr index) {
    if (memory.symbol() instanceof Symbols.Inputs || memory.symbol() instanceof Symbols.Subtypes) {
      return readTable(memory, index);
    }
    return Mem.select(replace(memory), index);
  }

  /** A table's cells are known by number only, so a choice of numbers becomes a choice of cells. */
  private Expr readTable(Variable memory, Expr index) {
    if (index instanceof Constant number) {
      return cell(memory, (int) number.bits());
    }
    if (index instanceof Application choice && choice.operator() == Operator.ITE) {
      return Bool.ite(
          choice.argument(0),
          readTable(memory, choice.argument(1)),
          readTable(memory, choice.argument(2)));
    }
    return Mem.select(memory, index);
  }

  private Expr cell(Variable memory, int number) {
    if (memory.symbol() instanceof Symbols.Inputs source) {
      return Symbols.input(number, source.type());
    }
    String type = ((Symbols.Subtypes) memory.symbol()).type();
    return program.isSubtype(number, type) ? Bool.TRUE : Bool.FALSE;
  }
}
