// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.verdict;

/**
 * The verdict on one assertion as seen from one entry point.
 *
 * @param entry the entry point, such as {@code bank.Account#withdraw(I)V}
 * @param assertion the assertion
 * @param verdict the answer
 * @param statistics what it cost
 */
public record AssertionResult(
    String entry, AssertionSite assertion, Verdict verdict, Statistics statistics) {}
