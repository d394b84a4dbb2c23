// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/**
 * The table of all living expressions, the place that makes {@code ==} equality. Holds them weakly:
 * a long-lived process keeps only what it still uses. Safe for threads: the table is divided into
 * segments by hash, each with a lock of its own.
 */
final class Interner {

  private static final int SEGMENT_BITS = 6;
  private static final Segment[] SEGMENTS = new Segment[1 << SEGMENT_BITS];

  static {
    for (int i = 0; i < SEGMENTS.length; i++) {
      SEGMENTS[i] = new Segment();
    }
  }

  private Interner() {}

  /** The one expression with the structure of the candidate. */
  static <E extends Expr> E intern(E candidate) {
    int hash = (int) mix(candidate.probe());
    @SuppressWarnings("unchecked") // what matches an E is an E
    E interned = (E) SEGMENTS[hash >>> (Integer.SIZE - SEGMENT_BITS)].intern(candidate, hash);
    return interned;
  }

  /** Spreads every bit of the argument over the result (the finaliser of SplitMix64). */
  static long mix(long value) {
    long z = value + 0x9e3779b97f4a7c15L;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }

  private static final class Entry extends WeakReference<Expr> {
    private final int hash;
    private @Nullable Entry next;

    Entry(Expr expression, ReferenceQueue<Expr> queue, int hash, @Nullable Entry next) {
      super(expression, queue);
      this.hash = hash;
      this.next = next;
    }
  }

  private static final class Segment {
    private final ReferenceQueue<Expr> collected = new ReferenceQueue<>();
    private @Nullable Entry[] buckets = new @Nullable Entry[64];
    private int count;

    synchronized Expr intern(Expr candidate, int hash) {
      int bucket = hash & (buckets.length - 1);
      for (Entry entry = buckets[bucket]; entry != null; entry = entry.next) {
        if (entry.hash == hash) {
          Expr expression = entry.get();
          if (expression != null && candidate.matches(expression)) {
            return expression;
          }
        }
      }
      candidate.complete();
      expunge();
      if (count >= buckets.length) {
        grow();
      }
      bucket = hash & (buckets.length - 1);
      buckets[bucket] = new Entry(candidate, collected, hash, buckets[bucket]);
      count++;
      return candidate;
    }

    private void expunge() {
      for (Reference<?> dead = collected.poll(); dead != null; dead = collected.poll()) {
        remove((Entry) dead);
      }
    }

    private void remove(Entry dead) {
      int bucket = dead.hash & (buckets.length - 1);
      Entry previous = null;
      for (Entry entry = buckets[bucket]; entry != null; entry = entry.next) {
        if (entry == dead) {
          if (previous == null) {
            buckets[bucket] = entry.next;
          } else {
            previous.next = entry.next;
          }
          count--;
          return;
        }
        previous = entry;
      }
    }

    private void grow() {
      @Nullable Entry[] larger = new @Nullable Entry[buckets.length * 2];
      for (Entry entry : buckets) {
        while (entry != null) {
          Entry next = entry.next;
          int bucket = entry.hash & (larger.length - 1);
          entry.next = larger[bucket];
          larger[bucket] = entry;
          entry = next;
        }
      }
      buckets = larger;
    }
  }
}
