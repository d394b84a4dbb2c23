// SPDX-License-Identifier: Apache-2.0

/**
 * Runs one reproducing input in a fresh JVM and tells whether a given assertion was seen to fail,
 * even if the program catches the error.
 *
 * <p>Two sides meet here. The engine writes a {@link io.github.dashverify.replay.ReplayRequest},
 * starts the {@link io.github.dashverify.replay.ReplayCommand} and reads the {@link
 * io.github.dashverify.replay.ReplayResult}; the fresh JVM runs {@link
 * io.github.dashverify.replay.ReplayMain} beside the program. Because this code shares a class path
 * with arbitrary programs it depends on nothing but the JDK (version 8 and up) and never knows the
 * engine, the API module or a build tool.
 */
package io.github.dashverify.replay;
