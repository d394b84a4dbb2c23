// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.verdict;

/** The answer to "can this assertion fail?". */
public sealed interface Verdict {

  /** No input makes the assertion fail. */
  record Proved() implements Verdict {}

  /** This input makes it fail: seen on a real JVM. */
  record Violated(Counterexample counterexample) implements Verdict {}

  /** No input makes control get to the assertion; usually a mistake in the code around it. */
  record Unreachable() implements Verdict {}

  /**
   * Not decided.
   *
   * @param reason one sentence a user can act on, with the source line where there is one
   */
  record Unknown(String reason) implements Verdict {}

  /**
   * The name reports use: {@code PROVED}, {@code VIOLATED}, {@code UNREACHABLE}, {@code UNKNOWN}.
   */
  default String name() {
    return getClass().getSimpleName().toUpperCase(java.util.Locale.ROOT);
  }
}
