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
   * The value of a table's cell. Class numbers are those that {@link Symbols#CLASS_OF} holds.
   *
   * @return 1 or 0 where the table holds truth values
   */
  long lookUp(Symbols.Table table, long index);

  /** The methods that a call may execute. */
  Callees callees(Operation.Call call);
}
