// SPDX-License-Identifier: Apache-2.0
/**
 * The door of the engine: a {@link io.github.dashverify.engine.VerificationTask} goes in, a {@link
 * io.github.dashverify.engine.verdict.Report} comes out. Knows no build tool and no report format.
 */
@NullMarked
package io.github.dashverify.engine;

import org.jspecify.annotations.NullMarked;
