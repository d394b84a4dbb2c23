// SPDX-License-Identifier: Apache-2.0
/**
 * What is found out about an assertion, as immutable data: verdicts, counterexamples, statistics.
 * Everybody may depend on this package; it knows nobody.
 */
@NullMarked
package io.github.dashverify.engine.verdict;

import org.jspecify.annotations.NullMarked;
