// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An operator applied to arguments. */
public final class Application extends Expr {

  private final Operator operator;
  private final Expr[] arguments;
  private final long hash;
  private int size;
  private @Nullable Facts facts;
  private @Nullable Set<Variable> variables;

  private Application(Operator operator, Sort sort, Expr[] arguments) {
    super(sort);
    this.operator = operator;
    this.arguments = arguments;
    long mixed = operator.name().hashCode() * 31L + sort.number();
    for (Expr argument : arguments) {
      mixed = Interner.mix(mixed * 31 + argument.structuralHash());
    }
    this.hash = mixed;
  }

  /** The application as it stands: callers have simplified and sorted. */
  static Application of(Operator operator, Sort sort, Expr... arguments) {
    return Interner.intern(new Application(operator, sort, arguments));
  }

  public Operator operator() {
    return operator;
  }

  public List<Expr> arguments() {
    return Collections.unmodifiableList(Arrays.asList(arguments));
  }

  public Expr argument(int position) {
    return arguments[position];
  }

  public int arity() {
    return arguments.length;
  }

  @Override
  public int size() {
    return size;
  }

  /** What is known about the value; null unless this is a bit vector. */
  @Nullable Facts facts() {
    return facts;
  }

  /** The free variables, if somebody has asked for them before. */
  @Nullable Set<Variable> variables() {
    return variables;
  }

  void variables(Set<Variable> found) {
    variables = found;
  }

  @Override
  long structuralHash() {
    return hash;
  }

  @Override
  int probe() {
    return Long.hashCode(hash);
  }

  @Override
  boolean matches(Expr other) {
    return other instanceof Application application
        && application.hash == hash
        && application.operator == operator
        && application.sort() == sort()
        && Arrays.equals(application.arguments, arguments);
  }

  @Override
  void complete() {
    long nodes = 1;
    for (Expr argument : arguments) {
      nodes += argument.size();
    }
    size = (int) Math.min(nodes, Integer.MAX_VALUE);
    facts = sort().isBitVector() ? FactRules.derive(this) : null;
  }
}
