// SPDX-License-Identifier: Apache-2.0
/**
 * Systematic testing: one run for each path, as long as that is cheap. Finds shallow violations,
 * gives DASH tests to start from, and is a proof by itself when there are few paths and all were
 * run. Sees {@code concrete}, {@code symbolic}, {@code supergraph}, {@code expr} and {@code smt}.
 */
@NullMarked
package io.github.dashverify.engine.explore;

import org.jspecify.annotations.NullMarked;
