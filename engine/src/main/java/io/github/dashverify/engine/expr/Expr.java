// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

/**
 * A typed expression over program states. Immutable and hash-consed: two expressions of the same
 * structure are the same object, so {@code ==} is equality. Built by the factories {@link Bool},
 * {@link Bv}, {@link Fp} and {@link Mem}, which simplify.
 */
public abstract sealed class Expr permits Constant, Variable, Application {

  private final Sort sort;

  Expr(Sort sort) {
    this.sort = sort;
  }

  public final Sort sort() {
    return sort;
  }

  public boolean isConstant() {
    return false;
  }

  /** Whether this is the constant {@link Bool#TRUE}. */
  public boolean isTrue() {
    return false;
  }

  /** Whether this is the constant {@link Bool#FALSE}. */
  public boolean isFalse() {
    return false;
  }

  /** Number of nodes, shared ones counted as often as they occur; saturates. */
  public int size() {
    return 1;
  }

  /**
   * How many bits, sign included, hold every value of this bit vector; at most the width of its
   * sort.
   */
  public final int significantBits() {
    Facts facts = Facts.of(this);
    long extremes = (facts.min() ^ (facts.min() >> 63)) | (facts.max() ^ (facts.max() >> 63));
    return Math.min(sort.width(), Long.SIZE - Long.numberOfLeadingZeros(extremes) + 1);
  }

  /** This expression with its variables replaced, rebuilt through the simplifying factories. */
  public final Expr substitute(Substitution substitution) {
    return Substitutor.substitute(this, substitution);
  }

  /** Whether this applies the operator. */
  final boolean is(Operator operator) {
    return this instanceof Application application && application.operator() == operator;
  }

  /** The argument of an application; legal only if this is one. */
  final Expr arg(int position) {
    return ((Application) this).argument(position);
  }

  /** The bits of a constant; legal only if this is one. */
  final long bits64() {
    return ((Constant) this).bits();
  }

  /** Hash of the structure, the same in every run: what order and reports may depend on. */
  abstract long structuralHash();

  /** Where the interner looks for this; equal for expressions that {@link #matches}. */
  abstract int probe();

  /** Whether the other, interned expression has the same structure; arguments are interned. */
  abstract boolean matches(Expr other);

  /** Computes what only an expression that stays alive needs; called once, before publication. */
  abstract void complete();

  /** The same in every run; {@code equals} stays identity. */
  @Override
  public final int hashCode() {
    return Long.hashCode(structuralHash());
  }

  /** The expression in infix notation, abbreviated if it is very large. */
  @Override
  public final String toString() {
    return Printer.print(this);
  }
}
