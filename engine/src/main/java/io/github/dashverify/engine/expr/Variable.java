// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

/** A scalar or memory that a program state gives a value. */
public final class Variable extends Expr {

  private final Symbol symbol;
  private String name = "";
  private long hash;

  private Variable(Symbol symbol, Sort sort) {
    super(sort);
    this.symbol = symbol;
  }

  public static Variable of(Symbol symbol, Sort sort) {
    return Interner.intern(new Variable(symbol, sort));
  }

  public Symbol symbol() {
    return symbol;
  }

  /** The symbol as reports show it. */
  String name() {
    return name;
  }

  @Override
  long structuralHash() {
    return hash;
  }

  @Override
  int probe() {
    return symbol.hashCode() * 31 + sort().number();
  }

  @Override
  boolean matches(Expr other) {
    return other instanceof Variable variable
        && variable.sort() == sort()
        && variable.symbol.equals(symbol);
  }

  /** The symbol's own hash may differ between runs (that of an enum does), its name does not. */
  @Override
  void complete() {
    name = symbol.toString();
    hash = Interner.mix(name.hashCode() * 31L + symbol.getClass().getName().hashCode());
    hash = Interner.mix(hash + sort().number());
  }
}
