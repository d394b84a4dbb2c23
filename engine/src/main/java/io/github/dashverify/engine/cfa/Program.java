// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.cfa;

import org.jspecify.annotations.Nullable;

/**
 * The program under analysis, as far as the analyses need to know it: methods and their automata.
 */
public interface Program {

  /**
   * The automaton of a method, built when first asked for.
   *
   * @return null if the method has no code that could be analysed: it is native, abstract, or its
   *     class is not on the class path
   */
  @Nullable Cfa cfa(MethodId method);

  /** The method that a static or special call of this name executes, looked up as the JVM does. */
  MethodId resolve(MethodId method);

  /**
   * Whether the class with this number, as {@link Symbols#CLASS_OF} holds it, is the named class or
   * one of its subclasses or implementations.
   */
  boolean isSubtype(int classNumber, String type);
}
