// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.symbolic;

import io.github.dashverify.engine.cfa.Operation.Assign;
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
  private final Map<Variable, SymbolicMemory> memories = new HashMap<>();

  SymbolicState(Program program) {
    this.program = program;
    values.put(Symbols.NEXT_REFERENCE, Bv.constant(1, Sort.REFERENCE));
  }

  void set(Variable variable, Expr value) {
    values.put(variable, value);
  }

  /** Executes an assignment; what it writes to a memory is done in place. */
  void assign(Assign assign) {
    Variable target = assign.target();
    if (!target.sort().isArray()) {
      set(target, assign.value().substitute(this));
    } else if (assign.value() != target) {
      Application write = (Application) assign.value();
      if (write.argument(0) != target) {
        throw new IllegalStateException("not a write to a memory: " + assign);
      }
      Expr index = write.argument(1).substitute(this);
      Expr value = write.argument(2).substitute(this);
      if (write.operator() == Operator.STORE) {
        memory(target).write(index, value);
      } else {
        memory(target).fill(index, value);
      }
    }
  }

  private SymbolicMemory memory(Variable memory) {
    return memories.computeIfAbsent(memory, m -> new SymbolicMemory(m.sort()));
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
    return variable.sort().isArray() ? memory(variable).whole() : Constant.zero(variable.sort());
  }

  @Override
  public Expr read(Variable memory, Expr index) {
    if (memory.symbol() instanceof Symbols.Inputs || memory.symbol() instanceof Symbols.Table) {
      return readTable(memory, index);
    }
    return memory(memory).read(index);
  }

  /** A table's cells are known by number only, so a choice of numbers becomes a choice of cells. */
  private Expr readTable(Variable memory, Expr index) {
    if (index instanceof Constant number) {
      return cell(memory, number.bits());
    }
    if (index instanceof Application choice && choice.operator() == Operator.ITE) {
      return Bool.ite(
          choice.argument(0),
          readTable(memory, choice.argument(1)),
          readTable(memory, choice.argument(2)));
    }
    if (index instanceof Application pair && pair.operator() == Operator.CONCAT) {
      return readPair(memory, pair.argument(0), pair.argument(1));
    }
    return Mem.select(memory, index);
  }

  /** The same for a table of pairs, in which either number may be a choice. */
  private Expr readPair(Variable memory, Expr upper, Expr lower) {
    if (upper instanceof Application choice && choice.operator() == Operator.ITE) {
      return Bool.ite(
          choice.argument(0),
          readTable(memory, Bv.concat(choice.argument(1), lower)),
          readTable(memory, Bv.concat(choice.argument(2), lower)));
    }
    if (lower instanceof Application choice && choice.operator() == Operator.ITE) {
      return Bool.ite(
          choice.argument(0),
          readTable(memory, Bv.concat(upper, choice.argument(1))),
          readTable(memory, Bv.concat(upper, choice.argument(2))));
    }
    return Mem.select(memory, Bv.concat(upper, lower));
  }

  private Expr cell(Variable memory, long number) {
    if (memory.symbol() instanceof Symbols.Inputs source) {
      return Symbols.input((int) number, source.type());
    }
    long value = program.lookUp((Symbols.Table) memory.symbol(), number);
    return Constant.of(memory.sort().element(), value);
  }
}
