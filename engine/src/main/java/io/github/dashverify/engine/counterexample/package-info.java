// SPDX-License-Identifier: Apache-2.0
/**
 * A run that reaches its target, told in the words of the source: which call with which values, and
 * which lines it goes through. Sees {@code concrete}, {@code entry}, {@code bytecode} for names,
 * and {@code verdict}.
 */
@NullMarked
package io.github.dashverify.engine.counterexample;

import org.jspecify.annotations.NullMarked;
