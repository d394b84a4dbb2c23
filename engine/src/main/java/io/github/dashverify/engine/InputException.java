// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine;

/** A mistake in what the user gave us; the message is one sentence that says what to do. */
public final class InputException extends Exception {

  private static final long serialVersionUID = 1L;

  public InputException(String message) {
    super(message);
  }

  /** With the message of the cause, which is such a sentence already. */
  InputException(Exception cause) {
    super(cause.getMessage(), cause);
  }

  public InputException(String message, Throwable cause) {
    super(message, cause);
  }
}
