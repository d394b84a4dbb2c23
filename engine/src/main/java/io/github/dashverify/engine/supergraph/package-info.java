// SPDX-License-Identifier: Apache-2.0
/**
 * The whole program as one graph, unfolded as far as somebody looks: automata joined at calls, each
 * call in a context of its own. Tests, symbolic execution and regions all walk this graph, so a
 * step means the same to each of them. Sees {@code cfa} and {@code expr}, nothing else.
 */
@NullMarked
package io.github.dashverify.engine.supergraph;

import org.jspecify.annotations.NullMarked;
