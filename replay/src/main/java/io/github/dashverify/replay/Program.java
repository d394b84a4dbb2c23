// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Runs the entry point the way the JVM runs {@code main}: on a thread of that name, and not over
 * before every thread is that keeps a JVM alive. The thread group is the program's own, so that
 * what it does to its group does not reach the replay.
 */
final class Program implements Runnable {

  private static final long LOOK_AGAIN_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  private final ReplayRequest request;
  private final Ending ending;

  private Program(ReplayRequest request, Ending ending) {
    this.request = request;
    this.ending = ending;
  }

  static void start(ReplayRequest request, Ending ending) {
    ThreadGroup root = Thread.currentThread().getThreadGroup();
    while (root.getParent() != null) {
      root = root.getParent();
    }
    ThreadGroup group = new ThreadGroup(root, "main");
    new Thread(group, new Program(request, ending), "main").start();
  }

  @Override
  public void run() {
    ReplayResult end = runEntryPoint();
    awaitOtherThreads();
    throw ending.reach(end.outcome(), end.detail());
  }

  private ReplayResult runEntryPoint() {
    EntryPoint entryPoint;
    try {
      entryPoint = EntryPoint.find(request);
    } catch (IllegalArgumentException e) {
      return new ReplayResult(Outcome.NOT_STARTED, String.valueOf(e.getMessage()));
    }
    try {
      entryPoint.run();
      return new ReplayResult(Outcome.RETURNED, "");
    } catch (Throwable thrown) { // whatever it is, it is how the program ended
      return describe(thrown);
    }
  }

  private static ReplayResult describe(Throwable thrown) {
    String description = thrown.getClass().getName();
    try {
      String message = thrown.getMessage();
      description += message == null ? "" : ": " + message;
      description += ProgramFrame.of(thrown.getStackTrace());
    } catch (Throwable inItsOwnCode) { // the program may have overridden either method
      description += " (which cannot be described)";
    }
    Optional<String> other = Witness.lastOther();
    return thrown instanceof AssertionError && other.isPresent()
        ? new ReplayResult(Outcome.OTHER_ASSERTION, other.get() + ": " + description)
        : new ReplayResult(Outcome.THREW, description);
  }

  /** Looks again and again, because a thread that ends may have started others. */
  private static void awaitOtherThreads() {
    while (isAnotherThreadAlive()) {
      Thread.interrupted(); // by another thread of the program; there is nothing to do but wait
      LockSupport.parkNanos(LOOK_AGAIN_NANOS);
    }
  }

  private static boolean isAnotherThreadAlive() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    Thread[] threads = new Thread[group.activeCount() + 16];
    int count = group.enumerate(threads);
    return Arrays.stream(threads, 0, count)
        .anyMatch(thread -> thread != Thread.currentThread() && !thread.isDaemon());
  }
}
