// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Application;
import io.github.dashverify.engine.expr.Expr;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * One solver with one limit, usable whatever happens to it: after a failure, an interruption or a
 * query that does not stop, the next query gets a new worker.
 */
final class Backend implements AutoCloseable {

  /** How much longer than its limit a solver may take that heeds it, since not all work counts. */
  private static final long GRACE_MILLISECONDS = 500;

  private final Product product;
  private final Limit limit;
  private @Nullable Worker worker;

  Backend(Product product, Limit limit) {
    this.product = product;
    this.limit = limit;
  }

  /** Opens the solver now rather than at the first query, and names it: {@code Z3 4.14.1}. */
  String open() throws SolverUnavailableException {
    Worker current = worker();
    try {
      String version = current.submit(Session::version).get();
      return version.replaceFirst("(\\d+\\.\\d+\\.\\d+).*", "$1");
    } catch (ExecutionException e) {
      replace(current);
      if (e.getCause() instanceof SolverUnavailableException unavailable) {
        throw unavailable;
      }
      throw new SolverUnavailableException(
          product.title() + " does not start here (" + e.getCause() + "): choose another solver",
          e.getCause());
    } catch (InterruptedException e) {
      replace(current);
      Thread.currentThread().interrupt();
      throw new SolverUnavailableException(
          product.title() + " was interrupted while it started: start it again", e);
    }
  }

  /**
   * What the solver says; a model is as it says, not yet evaluated.
   *
   * @param reads the reads of memories in the conjuncts, those inside another's index before it
   */
  Answer solve(List<Expr> conjuncts, List<Application> reads) throws InterruptedException {
    Worker current = worker();
    try {
      return current
          .submit(session -> session.solve(conjuncts, reads))
          .get(patience(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      replace(current);
      return new Answer.Undecided(
          product.title() + " gave up after " + limit.exceededAfter(false, false));
    } catch (ExecutionException e) {
      replace(current);
      return new Answer.Undecided(product.title() + " failed: " + e.getCause());
    } catch (InterruptedException e) {
      replace(current);
      throw e;
    }
  }

  private long patience() {
    long milliseconds = limit.milliseconds();
    return product.stopsOnlyByClosing() ? milliseconds : 2 * milliseconds + GRACE_MILLISECONDS;
  }

  private Worker worker() {
    Worker current = worker == null ? new Worker(product, limit) : worker;
    worker = current;
    return current;
  }

  private void replace(Worker failed) {
    failed.abandon();
    worker = null;
  }

  @Override
  public void close() {
    if (worker != null) {
      worker.close();
      worker = null;
    }
  }
}
