// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.cfa;

/**
 * A method as the class file names it.
 *
 * @param owner internal name of the declaring class, such as {@code java/lang/Math}
 * @param name method name, {@code <init>} and {@code <clinit>} included
 * @param descriptor method descriptor, such as {@code (II)I}
 */
public record MethodId(String owner, String name, String descriptor) {

  /** The owner as source code writes it, nested classes with a dollar sign. */
  public String className() {
    return owner.replace('/', '.');
  }

  @Override
  public String toString() {
    return className() + "#" + name + descriptor;
  }
}
