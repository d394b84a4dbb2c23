// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

/**
 * A local variable as the source names it.
 *
 * @param name its name, {@code local3} or the like if the class file does not tell
 * @param descriptor its type descriptor
 */
public record SourceVariable(String name, String descriptor) {

  /** A value of this variable as Java source would write it; references are not shown. */
  public String show(long bits) {
    return switch (descriptor) {
      case "Z" -> bits != 0 ? "true" : "false";
      case "C" -> bits >= ' ' && bits <= '~' ? "'" + (char) bits + "'" : "(char) " + bits;
      case "J" -> bits + "L";
      case "F" -> Float.intBitsToFloat((int) bits) + "f";
      case "D" -> Double.toString(Double.longBitsToDouble(bits));
      case "B", "S", "I" -> Long.toString(bits);
      default -> bits == 0 ? "null" : "object";
    };
  }
}
