// SPDX-License-Identifier: Apache-2.0
/**
 * Measures what verdicts cost on the seed programs, on diamonds and on locks, and prints the tables
 * of {@code docs/benchmarks.md}. Nothing depends on this package; it knows the engine only through
 * its public verifier.
 */
@NullMarked
package io.github.dashverify.benchmarks;

import org.jspecify.annotations.NullMarked;
