// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.verdict;

/**
 * Where an assertion stands in the source.
 *
 * @param className binary name of the class, such as {@code bank.Account}
 * @param method method name and descriptor, such as {@code withdraw(I)V}
 * @param file source file name, such as {@code Account.java}
 * @param line source line, 0 if the class file does not tell
 * @param property id of the property, {@code assert} for Java's own statement
 */
public record AssertionSite(
    String className, String method, String file, int line, String property) {}
