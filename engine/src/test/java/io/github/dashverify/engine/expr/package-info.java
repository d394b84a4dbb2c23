// SPDX-License-Identifier: Apache-2.0
/** Tests of expressions: every simplification against a reference that does not simplify. */
@NullMarked
package io.github.dashverify.engine.expr;

import org.jspecify.annotations.NullMarked;
