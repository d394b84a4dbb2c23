// SPDX-License-Identifier: Apache-2.0
/**
 * The last word before a violation is reported: the input is run in a fresh JVM, and the assertion
 * has to be seen to fail there. The engine itself never loads a class of the program.
 */
@NullMarked
package io.github.dashverify.engine.confirm;

import org.jspecify.annotations.NullMarked;
