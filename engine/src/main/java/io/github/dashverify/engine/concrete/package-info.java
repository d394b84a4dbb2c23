// SPDX-License-Identifier: Apache-2.0
/**
 * The under-approximation: what happens on a given input. An interpreter over the supergraph and
 * the runs it produces. Sees {@code supergraph}, {@code cfa} and {@code expr}; never a solver.
 */
@NullMarked
package io.github.dashverify.engine.concrete;

import org.jspecify.annotations.NullMarked;
