// SPDX-License-Identifier: Apache-2.0
/**
 * The DASH algorithm: tests and the region graph refine each other until the target is reached or
 * no path to it is left. {@link io.github.dashverify.engine.dash.DashLoop} is the loop; each
 * procedure of the DASH study is a class beside it.
 */
@NullMarked
package io.github.dashverify.engine.dash;

import org.jspecify.annotations.NullMarked;
