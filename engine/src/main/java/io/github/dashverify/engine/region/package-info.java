// SPDX-License-Identifier: Apache-2.0
/**
 * The over-approximation: regions of states, the steps that may lead from one to another, and the
 * frontier between what tests have seen and what they have not. Sees {@code supergraph}, {@code
 * concrete}, {@code cfa} and {@code expr}; evaluates predicates, never asks a solver.
 */
@NullMarked
package io.github.dashverify.engine.region;

import org.jspecify.annotations.NullMarked;
