// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.entry;

import io.github.dashverify.engine.cfa.Assertion;
import io.github.dashverify.engine.cfa.MethodId;
import java.util.List;

/**
 * A method from which assertions are verified, for every input it can be called with.
 *
 * @param method the method
 * @param isStatic whether it needs no receiver
 * @param parameters its parameters in order
 * @param assertions the assertions it answers for, in the order of classes and lines
 */
public record EntryPoint(
    MethodId method, boolean isStatic, List<Parameter> parameters, List<Assertion> assertions) {

  public EntryPoint {
    parameters = List.copyOf(parameters);
    assertions = List.copyOf(assertions);
  }

  /** The name reports use. */
  public String label() {
    return method.toString();
  }

  /**
   * A parameter.
   *
   * @param name name in the source, or {@code arg0} and so on if the class file does not tell
   * @param descriptor type descriptor, such as {@code I}
   */
  public record Parameter(String name, String descriptor) {}
}
