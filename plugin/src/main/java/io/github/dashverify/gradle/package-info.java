// SPDX-License-Identifier: Apache-2.0
/**
 * The Gradle plugin: a settings object, a task that runs the engine in a JVM of its own and keeps
 * what it found, and a task that judges that. Nothing depends on this package; it must never load a
 * class of the engine.
 */
@NullMarked
package io.github.dashverify.gradle;

import org.jspecify.annotations.NullMarked;
