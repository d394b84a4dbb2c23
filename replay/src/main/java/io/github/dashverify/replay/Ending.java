// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/**
 * The one end a replay comes to.
 *
 * <p>Whoever gets there first decides it and stays there: {@link #reach} never returns, so the
 * program takes no further step on that thread. Writing the result is left to the thread in {@link
 * #await}, because the one that reached the end may have no stack, no permissions and no patience
 * left.
 */
final class Ending {

  private final AtomicReference<ReplayResult> result = new AtomicReference<>();
  private final AtomicReference<String> firstDenied = new AtomicReference<>();
  private final CountDownLatch reached = new CountDownLatch(1);

  /** From now on the run is not the program's own any more, see {@link Outcome#DENIED}. */
  void denied(String action) {
    firstDenied.compareAndSet(null, action);
  }

  /**
   * Ends the run and does not return.
   *
   * @return nothing; declared so that a caller can {@code throw} and the compiler knows
   */
  IllegalStateException reach(Outcome outcome, String detail) {
    result.compareAndSet(null, judge(outcome, detail));
    reached.countDown();
    while (true) {
      LockSupport.park(this);
    }
  }

  /** Waits for the end, at most so long; interrupting does not help. */
  ReplayResult await(long millis) {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    boolean waiting = true;
    while (waiting) {
      try {
        reached.await(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
        waiting = false;
      } catch (InterruptedException e) {
        // The program got hold of this thread; the deadline stands.
      }
    }
    ReplayResult timedOut = judge(Outcome.TIMED_OUT, "still running after " + millis + " ms");
    return result.compareAndSet(null, timedOut) ? timedOut : Objects.requireNonNull(result.get());
  }

  private ReplayResult judge(Outcome outcome, String detail) {
    ReplayResult ownEnd = new ReplayResult(outcome, detail);
    String action = firstDenied.get();
    return action == null
        ? ownEnd
        : new ReplayResult(Outcome.DENIED, action + "; afterwards: " + ownEnd);
  }
}
