// SPDX-License-Identifier: Apache-2.0
/**
 * What the build-tool plugins share: the engine's command line, what its exit code and report mean,
 * and the sentences a user reads about it. Both plugins depend on this package; it must never know
 * the engine, a build tool, or how a process is started.
 */
@NullMarked
package io.github.dashverify.launch;

import org.jspecify.annotations.NullMarked;
