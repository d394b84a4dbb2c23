// SPDX-License-Identifier: Apache-2.0
/**
 * The Maven plugin: one goal that runs the engine in a JVM of its own and judges its report.
 * Nothing depends on this package; it must never load a class of the engine.
 */
@NullMarked
package io.github.dashverify.maven;

import org.jspecify.annotations.NullMarked;
