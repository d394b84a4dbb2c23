// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

/** A solver that was opened, with its usual limit and with a small one for quick questions. */
record Member(String name, Backend usual, Backend quick) implements AutoCloseable {

  /** Opens the solver; the quick one opens when it is first asked. */
  static Member open(Product product, Limit usual, Limit quick) throws SolverUnavailableException {
    Backend backend = new Backend(product, usual);
    return new Member(backend.open(), backend, new Backend(product, quick));
  }

  @Override
  public void close() {
    usual.close();
    quick.close();
  }
}
