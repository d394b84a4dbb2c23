// SPDX-License-Identifier: Apache-2.0
/**
 * How a report is told: as text for a console and as JSON for programs. Looks only at {@link
 * io.github.dashverify.engine.verdict} and at source files; never at how a verdict was found, and
 * never prints anything itself.
 */
@NullMarked
package io.github.dashverify.engine.report;

import org.jspecify.annotations.NullMarked;
