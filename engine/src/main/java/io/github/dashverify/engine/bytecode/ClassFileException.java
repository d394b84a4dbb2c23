// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

/** A class file or archive that cannot be read; the message is one sentence: which, and why. */
public final class ClassFileException extends Exception {

  private static final long serialVersionUID = 1L;

  ClassFileException(String message) {
    super(message);
  }

  ClassFileException(String message, Throwable cause) {
    super(message, cause);
  }
}
