// SPDX-License-Identifier: Apache-2.0
/**
 * The command line: reads options, hands a task to the engine, prints what it found and ends with
 * an exit code. The Gradle and Maven plugins start it in a JVM of its own. Decides nothing about
 * programs: that is the engine's business.
 */
@NullMarked
package io.github.dashverify.cli;

import org.jspecify.annotations.NullMarked;
