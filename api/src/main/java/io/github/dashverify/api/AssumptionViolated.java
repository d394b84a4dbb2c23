// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.api;

/**
 * Ends a run whose inputs are outside what the program {@linkplain Verify#assume assumes}.
 *
 * <p>It says nothing about the program, only that this run does not count. An {@link Error}, so
 * that {@code catch (Exception e)} does not swallow it, and without a stack trace, because it is a
 * way to stop and not a fault. Only seen when the program runs on its own: the verifier and the
 * replay end such a run before anything can be caught.
 */
public final class AssumptionViolated extends Error {

  private static final long serialVersionUID = 1L;

  AssumptionViolated() {
    super("this run's inputs are outside what Verify.assume demands", null, false, false);
  }
}
