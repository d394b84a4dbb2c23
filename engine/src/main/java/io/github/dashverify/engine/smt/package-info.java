// SPDX-License-Identifier: Apache-2.0
/**
 * Is this satisfiable, with which values, because of which parts? The only package that knows
 * JavaSMT and the solvers behind it; none of their types appears in a public signature.
 *
 * <p>{@link io.github.dashverify.engine.smt.SmtSolver SmtSolver} is the door. Behind it a query is
 * answered by what is known already (constants, earlier answers, earlier models), then split into
 * independent parts, and only what is left goes to a solver, incrementally. Depends on {@code
 * expr}; must never know about programs, regions or verdicts.
 */
@NullMarked
package io.github.dashverify.engine.smt;

import org.jspecify.annotations.NullMarked;
