// SPDX-License-Identifier: Apache-2.0
/**
 * What a concrete run says about all inputs that take the same path: its path constraint and its
 * state as expressions over the inputs. Sees {@code concrete}, {@code supergraph}, {@code cfa} and
 * {@code expr}; never a solver.
 */
@NullMarked
package io.github.dashverify.engine.symbolic;

import org.jspecify.annotations.NullMarked;
