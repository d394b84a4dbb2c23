// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/** A solver does not load on this machine; the message says what to do about it. */
public final class SolverUnavailableException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  SolverUnavailableException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
