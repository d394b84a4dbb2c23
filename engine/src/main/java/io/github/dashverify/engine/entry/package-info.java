// SPDX-License-Identifier: Apache-2.0
/**
 * What is verified: which methods are entry points, which assertions each of them answers for, and
 * the harness that calls it on every input. Sees {@code bytecode}, {@code cfa} and {@code expr}.
 */
@NullMarked
package io.github.dashverify.engine.entry;

import org.jspecify.annotations.NullMarked;
