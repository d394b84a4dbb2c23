// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

/**
 * The identity of a variable, defined by whoever gives variables their meaning. Implementations are
 * immutable with value equality (records), and {@code toString} tells the symbols of one class
 * apart: it names the variable in reports and decides the order of operands.
 */
public interface Symbol {}
