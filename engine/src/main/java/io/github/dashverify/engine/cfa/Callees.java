// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.cfa;

import java.util.List;

/**
 * The methods that a call may execute.
 *
 * @param known methods, none twice
 * @param areAll whether no object can exist that makes the call execute another method
 */
public record Callees(List<Callee> known, boolean areAll) {

  public Callees {
    known = List.copyOf(known);
  }

  /** The only method a call can execute, whatever its receiver. */
  public static Callees only(MethodId method) {
    return new Callees(List.of(new Callee(method, 0)), true);
  }

  /**
   * A method and the number by which {@link Symbols.Implementation} knows it; the number does not
   * matter where the method is the only one.
   */
  public record Callee(MethodId method, int number) {}
}
