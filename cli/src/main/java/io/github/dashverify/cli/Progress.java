// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import io.github.dashverify.engine.ProgressListener;
import io.github.dashverify.engine.verdict.AssertionResult;
import io.github.dashverify.engine.verdict.AssertionSite;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Tells on standard error how far a long run is: on a terminal one line that is overwritten,
 * elsewhere a new line now and then. A run of less than two seconds tells nothing.
 */
final class Progress implements ProgressListener, AutoCloseable {

  private static final long QUIET = TimeUnit.SECONDS.toNanos(2);
  private static final long BETWEEN_LINES = TimeUnit.SECONDS.toNanos(10);
  private static final int TICK_MILLISECONDS = 250;
  private static final int WIDTH = 79;

  private record Work(String entry, AssertionSite assertion) {}

  private final Terminal terminal;
  private final LongSupplier clock;
  private final long start;
  private final ScheduledExecutorService timer;

  private final Set<Work> running = new LinkedHashSet<>();
  private int done;
  private int total;
  private long lastLine;
  private int overwrite;

  /**
   * @param clock nanoseconds since some moment
   */
  Progress(Terminal terminal, LongSupplier clock) {
    this.terminal = terminal;
    this.clock = clock;
    this.start = clock.getAsLong();
    this.lastLine = start - BETWEEN_LINES;
    this.timer =
        Executors.newSingleThreadScheduledExecutor(
            task -> {
              Thread thread = new Thread(task, "progress");
              thread.setDaemon(true);
              return thread;
            });
  }

  /** Begins to tell. */
  static Progress start(Terminal terminal) {
    Progress progress = new Progress(terminal, System::nanoTime);
    var unused =
        progress.timer.scheduleAtFixedRate(
            progress::tick, TICK_MILLISECONDS, TICK_MILLISECONDS, TimeUnit.MILLISECONDS);
    return progress;
  }

  @Override
  public synchronized void started(String entry, AssertionSite assertion, int done, int total) {
    running.add(new Work(entry, assertion));
    count(done, total);
  }

  @Override
  public synchronized void finished(AssertionResult result, int done, int total) {
    running.remove(new Work(result.entry(), result.assertion()));
    count(done, total);
  }

  /** Reports of several threads may come out of order. */
  private void count(int nowDone, int nowTotal) {
    done = Math.max(done, nowDone);
    total = Math.max(total, nowTotal);
  }

  synchronized void tick() {
    long now = clock.getAsLong();
    if (now - start < QUIET) {
      return;
    }
    String line = line(TimeUnit.NANOSECONDS.toSeconds(now - start));
    switch (terminal.kind()) {
      case INTERACTIVE -> overwrite(line.length() > WIDTH ? line.substring(0, WIDTH) : line);
      case STREAM -> {
        if (now - lastLine >= BETWEEN_LINES) {
          lastLine = now;
          terminal.err().println(line);
        }
      }
    }
  }

  /** The assertion that has been worked on for longest is the one worth naming. */
  private String line(long seconds) {
    if (total == 0) {
      return "reading classes, %d s".formatted(seconds);
    }
    String counts = "%d of %d checked, %d s".formatted(done, total, seconds);
    return running.stream()
        .findFirst()
        .map(
            work ->
                "%s, now %s:%d from %s"
                    .formatted(
                        counts, work.assertion().file(), work.assertion().line(), work.entry()))
        .orElse(counts);
  }

  private void overwrite(String line) {
    terminal.err().print("\r" + line + " ".repeat(Math.max(0, overwrite - line.length())));
    terminal.err().flush();
    overwrite = line.length();
  }

  /** Leaves the terminal as it was. */
  @Override
  public void close() {
    timer.shutdownNow();
    synchronized (this) {
      if (overwrite > 0) {
        overwrite("");
        terminal.err().print("\r");
        terminal.err().flush();
      }
    }
  }
}
