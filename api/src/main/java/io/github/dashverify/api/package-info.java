// SPDX-License-Identifier: Apache-2.0

/**
 * What code under verification may import: inputs ({@code Verify.anyInt()}), assumptions ({@code
 * Verify.assume(c)}) and {@code @DashIgnore}.
 *
 * <p>Anything may depend on this package. It depends on nothing but the JDK (version 8 and up) and
 * never knows the engine, the replay or a build tool: the engine recognises these methods by name,
 * the replay plugs itself in through a system property (see {@link
 * io.github.dashverify.api.Verify}).
 */
package io.github.dashverify.api;
