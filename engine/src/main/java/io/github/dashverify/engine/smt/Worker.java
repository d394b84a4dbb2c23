// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sosy_lab.common.ShutdownManager;

/**
 * The thread in which a solver's sessions live, one after the other. It has a deep stack, because
 * solvers recurse over formulas, and leaves the asking thread free to be interrupted.
 */
final class Worker implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Worker.class);
  private static final long STACK_BYTES = 512L << 20;
  private static final long CLOSING_SECONDS = 5;

  private final Product product;
  private final Limit limit;
  private final ShutdownManager shutdown = ShutdownManager.create();
  private final ExecutorService thread;

  /** Replaced in the thread only. */
  private volatile @Nullable Session session;

  Worker(Product product, Limit limit) {
    this.product = product;
    this.limit = limit;
    this.thread = Executors.newSingleThreadExecutor(this::newThread);
  }

  private Thread newThread(Runnable work) {
    Thread created = new Thread(null, work, "solver-" + product.title(), STACK_BYTES);
    created.setDaemon(true);
    return created;
  }

  /** A question to a session. */
  interface Question<T> {
    T ask(Session session);
  }

  /** Asks in the thread; a {@link SolverUnavailableException} is the cause of a failure to open. */
  <T> Future<T> submit(Question<T> question) {
    return thread.submit(() -> question.ask(freshEnough()));
  }

  private Session freshEnough() throws SolverUnavailableException {
    Session current = session;
    if (current != null && current.isWorn()) {
      current.close();
      current = null;
    }
    if (current == null) {
      current = new Session(product, limit, shutdown.getNotifier());
      session = current;
    }
    return current;
  }

  /** Ends whatever runs, without waiting for it; nothing may be asked any more. */
  void abandon() {
    shutdown.requestShutdown("abandoned");
    if (product.stopsOnlyByClosing()) {
      closeWhileRunning();
    } else {
      thread.execute(this::closeSession);
    }
    thread.shutdown();
  }

  private void closeWhileRunning() {
    try {
      closeSession();
    } catch (AssertionError e) {
      // With assertions on, Princess insists that nothing runs, right after it was told to stop.
      LOG.debug("{} was closed while it ran", product.title(), e);
    }
  }

  /** Closes the session and waits a little for that. */
  @Override
  public void close() {
    thread.execute(this::closeSession);
    thread.shutdown();
    try {
      thread.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void closeSession() {
    Session current = session;
    session = null;
    if (current != null) {
      current.close();
    }
  }
}
