// SPDX-License-Identifier: Apache-2.0
/** The engine against the real JVM: the same code, the same inputs, the same results. */
@NullMarked
package io.github.dashverify.engine.differential;

import org.jspecify.annotations.NullMarked;
