// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

import io.github.dashverify.engine.verdict.AssertionSite;

/**
 * One thing a run would check.
 *
 * @param entry the entry point, such as {@code bank.Account#withdraw(I)V}
 * @param assertion the assertion as seen from there
 */
public record PlannedCheck(String entry, AssertionSite assertion) {}
