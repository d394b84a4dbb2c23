// SPDX-License-Identifier: Apache-2.0
/**
 * Control-flow automata: which locations, edges and operations a method has. Everything that
 * analyses programs reads this package; it sees expressions and nothing else, and never learns that
 * its automata come from class files.
 */
@NullMarked
package io.github.dashverify.engine.cfa;

import org.jspecify.annotations.NullMarked;
