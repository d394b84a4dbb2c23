// SPDX-License-Identifier: Apache-2.0
/**
 * What engine-level tests share: compiling small programs and looking at them as the engine does.
 */
@NullMarked
package io.github.dashverify.engine.testing;

import org.jspecify.annotations.NullMarked;
