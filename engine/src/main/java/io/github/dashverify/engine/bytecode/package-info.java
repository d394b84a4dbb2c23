// SPDX-License-Identifier: Apache-2.0
/**
 * From class files to control-flow automata: what a class file does, and where its assertions are.
 * The only package that knows ASM. {@link io.github.dashverify.engine.bytecode.BytecodeProgram} is
 * the way in; each family of instructions is translated by a class of its own. Nothing here knows
 * an analysis, a solver or a build tool.
 */
@NullMarked
package io.github.dashverify.engine.bytecode;

import org.jspecify.annotations.NullMarked;
