// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.cfa;

/**
 * One assertion site of a program: what a verdict is about.
 *
 * @param method the method whose bytecode holds the site
 * @param line source line, 0 when the class file has no line numbers
 * @param ordinal position among the sites of the method, counted from 0 in bytecode order
 * @param property id of the property the site states, {@code assert} for Java's own statement
 */
public record Assertion(MethodId method, int line, int ordinal, String property) {

  public static final String ASSERT = "assert";

  /** A name for this site that is unique within the program and stable between runs. */
  public String id() {
    return method + "@" + ordinal + ":" + property;
  }
}
