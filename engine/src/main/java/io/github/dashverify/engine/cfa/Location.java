// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.cfa;

/**
 * A program location of one method: a branch target, a join, a loop head, a call or an exit.
 *
 * @param method the method it belongs to
 * @param number position in the method, in bytecode order; unique within the method
 * @param line source line of the first instruction here, 0 when unknown
 */
public record Location(MethodId method, int number, int line) {

  @Override
  public String toString() {
    return method.name() + ":" + number + (line > 0 ? "@" + line : "");
  }
}
