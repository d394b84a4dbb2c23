// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.util.Arrays;
import java.util.Properties;

/**
 * System properties that notice the first start of a process, where there is no security manager:
 * on Unix the JDK's process class asks for its launch mechanism when it is initialised, and cannot
 * be initialised if the answer is an exception.
 *
 * <p>Reading the environment initialises that class too. That must work, and afterwards nobody asks
 * any more: a program that reads its environment first gets past this trap.
 */
final class ProcessTrap extends Properties {

  private static final long serialVersionUID = 1L;
  private static final String LAUNCH_MECHANISM = "jdk.lang.Process.launchMechanism";

  private ProcessTrap() {}

  static void set() {
    ProcessTrap trap = new ProcessTrap();
    trap.putAll(System.getProperties());
    System.setProperties(trap);
  }

  @Override
  public String getProperty(String key) {
    if (key.equals(LAUNCH_MECHANISM) && isProcessStarting()) {
      throw Fence.deny("start of a process");
    }
    return super.getProperty(key);
  }

  private static boolean isProcessStarting() {
    return Arrays.stream(new Throwable().getStackTrace())
        .anyMatch(frame -> frame.getClassName().equals(ProcessBuilder.class.getName()));
  }
}
