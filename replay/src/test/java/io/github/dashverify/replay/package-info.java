// SPDX-License-Identifier: Apache-2.0

/** Specifications of the replay: small programs, each run in a JVM of its own. */
package io.github.dashverify.replay;
