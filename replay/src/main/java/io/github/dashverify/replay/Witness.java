// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.util.Optional;

/**
 * What an instrumented class calls just before it creates the {@code AssertionError} of a failing
 * assertion. This is how a failure counts even if the program catches the error.
 */
public final class Witness {

  private static volatile boolean watching;
  private static volatile String target = "";
  private static volatile Ending ending = new Ending();
  private static volatile Optional<String> lastOther = Optional.empty();

  private Witness() {}

  static void watch(String targetId, Ending end) {
    target = targetId;
    ending = end;
    watching = true;
  }

  /**
   * Says that the assertion {@code id} fails here. If it is the target, the replay is over and this
   * does not return; outside a replay nothing happens.
   */
  public static void assertionFailed(String id) {
    if (!watching) {
      return;
    }
    if (id.equals(target)) {
      throw ending.reach(Outcome.CONFIRMED, "");
    }
    lastOther = Optional.of(id);
  }

  /** The assertion other than the target that failed last, if any did. */
  static Optional<String> lastOther() {
    return lastOther;
  }
}
