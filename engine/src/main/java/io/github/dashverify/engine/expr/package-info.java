// SPDX-License-Identifier: Apache-2.0
/**
 * Typed, hash-consed expressions over program states: build, simplify, evaluate, substitute.
 *
 * <p>Expressions are built by the factories of a theory ({@link
 * io.github.dashverify.engine.expr.Bool Bool}, {@link io.github.dashverify.engine.expr.Bv Bv},
 * {@link io.github.dashverify.engine.expr.Fp Fp}, {@link io.github.dashverify.engine.expr.Mem
 * Mem}), which simplify at construction, so that most trivial questions never reach a solver.
 * Everything else in the engine may depend on this package; it depends on nothing and must never
 * know about bytecode, automata or solvers.
 */
@NullMarked
package io.github.dashverify.engine.expr;

import org.jspecify.annotations.NullMarked;
