// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

/**
 * What a solver was asked until now.
 *
 * @param queries calls of {@code check} and {@code checkSmall}
 * @param answeredWithoutSolver those that constants, earlier answers or earlier models answered
 * @param solverCalls calls of an actual solver; a query may need none or several
 * @param satisfiable queries answered so
 * @param unsatisfiable queries answered so
 * @param undecided queries answered so
 * @param solverNanos time spent in solver calls
 */
public record SmtStatistics(
    long queries,
    long answeredWithoutSolver,
    long solverCalls,
    long satisfiable,
    long unsatisfiable,
    long undecided,
    long solverNanos) {}
