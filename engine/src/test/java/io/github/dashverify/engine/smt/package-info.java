// SPDX-License-Identifier: Apache-2.0
/** Tests of the solvers, as far as possible the same ones over each of them. */
@NullMarked
package io.github.dashverify.engine.smt;

import org.jspecify.annotations.NullMarked;
