// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.security.Policy;

/**
 * Keeps a replayed program from doing harm and from ending the replay in its own favour.
 *
 * <p>What is refused throws a {@link SecurityException} in the program and makes the outcome {@link
 * Outcome#DENIED}, whatever happens afterwards. What holds depends on the Java version that
 * replays:
 *
 * <table>
 * <caption>What the fence holds back</caption>
 * <tr><th></th><th>8 to 23</th><th>24 and later (no security manager)</th></tr>
 * <tr><td>exit, halt</td>
 *     <td>ends the run as {@link Outcome#EXITED}</td>
 *     <td>exit: the same, after the program's own shutdown hooks were started; halt: no result,
 *     hence {@link Outcome#CRASHED}</td></tr>
 * <tr><td>network</td>
 *     <td>denied</td>
 *     <td>sockets and channels denied; looking up a host name is not</td></tr>
 * <tr><td>starting processes</td>
 *     <td>denied</td>
 *     <td>denied on Unix unless the program read its environment before ({@link ProcessTrap}), not
 *     on Windows; signals to running processes are not</td></tr>
 * <tr><td>native libraries</td>
 *     <td>denied</td>
 *     <td>refused by the JVM ({@code IllegalCallerException}), not noticed here</td></tr>
 * <tr><td>writing files, reading files outside class path and JDK</td>
 *     <td>denied</td>
 *     <td><em>not</em> denied: the engine starts the JVM in an empty folder and prefers an older
 *     Java if it has the choice</td></tr>
 * <tr><td>threads of the replay</td>
 *     <td>denied</td>
 *     <td>not denied, but the replay ignores interrupts</td></tr>
 * </table>
 *
 * <p>On no version can a program produce a confirmation by exiting: see {@link ReplayResult#of}.
 * The fence is meant for programs that know nothing of it, not for attackers.
 */
final class Fence {

  private static volatile Ending ending = new Ending();

  private Fence() {}

  /** Raises the fence around every thread but this one. */
  @SuppressWarnings("removal") // there is nothing else on the versions that have it
  static void raise(Ending end) {
    ending = end;
    try {
      Policy.setPolicy(new TrustedCode());
      System.setSecurityManager(new Guard(Thread.currentThread(), end));
    } catch (UnsupportedOperationException | LinkageError e) {
      ClosedNetwork.close();
      ProcessTrap.set();
      Runtime.getRuntime()
          .addShutdownHook(
              new Thread(() -> end.reach(Outcome.EXITED, "by System.exit or a signal")));
    }
  }

  /** Notes that the program was refused something, and makes the exception to tell it so. */
  static SecurityException deny(String action) {
    String place = ProgramFrame.of(new Throwable().getStackTrace());
    ending.denied(action + place);
    return new SecurityException("denied during replay: " + action);
  }
}
