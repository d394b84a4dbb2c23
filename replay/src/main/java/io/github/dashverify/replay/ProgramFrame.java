// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

/** Finds the place in the program that a stack trace is about. */
final class ProgramFrame {

  private static final String[] NOT_THE_PROGRAM = {
    "java.", "javax.", "jdk.", "sun.", "com.sun.", "io.github.dashverify.replay."
  };

  private ProgramFrame() {}

  /** {@code " at pkg.Cls.method(Cls.java:12)"}, or empty if no frame is the program's. */
  static String of(StackTraceElement[] trace) {
    for (StackTraceElement frame : trace) {
      if (isProgram(frame.getClassName())) {
        return " at " + frame;
      }
    }
    return "";
  }

  private static boolean isProgram(String className) {
    for (String prefix : NOT_THE_PROGRAM) {
      if (className.startsWith(prefix)) {
        return false;
      }
    }
    return true;
  }
}
