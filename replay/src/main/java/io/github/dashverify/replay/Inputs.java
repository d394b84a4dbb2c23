// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/**
 * The recorded nondeterministic values, handed out in order; zeros when they have run out, because
 * the engine takes zero for every input it has not constrained.
 */
public final class Inputs {

  private static Iterator<Value> recorded = Collections.emptyIterator();
  private static int drawn;
  private static Ending ending = new Ending();

  private Inputs() {}

  static synchronized void record(List<Value> values, Ending end) {
    recorded = values.iterator();
    drawn = 0;
    ending = end;
  }

  static synchronized Object next(ValueKind kind) {
    if (!recorded.hasNext()) {
      return kind.zero();
    }
    Value value = recorded.next();
    drawn++;
    if (value.kind() != kind) {
      throw ending.reach(
          Outcome.DIVERGED,
          "input " + drawn + " is " + value + ", but the program wants a " + kind.tag());
    }
    return value.content();
  }

  /** Ends the run unless {@code condition} holds; then it does not return. */
  public static void assume(boolean condition) {
    if (!condition) {
      end(Outcome.ASSUMPTION_VIOLATED);
    }
  }

  private static synchronized void end(Outcome outcome) {
    throw ending.reach(outcome, "");
  }

  public static boolean nextBoolean() {
    return (Boolean) next(ValueKind.BOOLEAN);
  }

  public static byte nextByte() {
    return (Byte) next(ValueKind.BYTE);
  }

  public static char nextChar() {
    return (Character) next(ValueKind.CHAR);
  }

  public static short nextShort() {
    return (Short) next(ValueKind.SHORT);
  }

  public static int nextInt() {
    return (Integer) next(ValueKind.INT);
  }

  public static long nextLong() {
    return (Long) next(ValueKind.LONG);
  }

  public static float nextFloat() {
    return (Float) next(ValueKind.FLOAT);
  }

  public static double nextDouble() {
    return (Double) next(ValueKind.DOUBLE);
  }

  public static String nextString() {
    return (String) next(ValueKind.STRING);
  }
}
