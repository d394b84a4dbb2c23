// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import java.util.Optional;
import java.util.stream.Stream;
import org.sosy_lab.common.ShutdownNotifier;

/** The solvers that tests run over. */
final class Products {

  static final Limit LIMIT = new Limit(200_000_000, 60_000);

  private Products() {}

  static Stream<Product> all() {
    return Stream.concat(natives(), Stream.of(new Princess()));
  }

  /** Those that are fast and know floating-point numbers. */
  static Stream<Product> natives() {
    Natives natives = new Natives(Optional.empty());
    return Stream.of(new Z3(natives), new Bitwuzla(natives));
  }

  /**
   * The choices of {@link SolverOptions}, Princess excepted: it takes seconds for small queries.
   */
  static Stream<SolverOptions.Choice> fastChoices() {
    return Stream.of(
        SolverOptions.Choice.AUTO, SolverOptions.Choice.Z3, SolverOptions.Choice.BITWUZLA);
  }

  static SmtSolver solver(SolverOptions.Choice choice) throws SolverUnavailableException {
    return SmtSolver.open(SolverOptions.defaults().withChoice(choice));
  }

  static Session session(Product product) throws SolverUnavailableException {
    return new Session(product, LIMIT, ShutdownNotifier.createDummy());
  }
}
