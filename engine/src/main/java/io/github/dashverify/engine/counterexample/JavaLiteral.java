// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.counterexample;

import io.github.dashverify.engine.cfa.InputType;

/** Writes a value the way Java source does. */
final class JavaLiteral {

  private JavaLiteral() {}

  /** A literal that has the type where a value of the type is expected. */
  static String of(InputType type, long bits) {
    return switch (type) {
      case BOOLEAN -> bits != 0 ? "true" : "false";
      case BYTE, SHORT, INT -> Long.toString(bits);
      case CHAR -> ofChar((char) bits);
      case LONG -> bits + "L";
      case FLOAT -> ofFloat(Float.intBitsToFloat((int) bits));
      case DOUBLE -> ofDouble(Double.longBitsToDouble(bits));
    };
  }

  /** The literal as an argument: a plain number is an int, which is not a byte or short. */
  static String asArgument(InputType type, long bits) {
    return switch (type) {
      case BYTE -> "(byte) " + bits;
      case SHORT -> "(short) " + bits;
      case BOOLEAN, CHAR, INT, LONG, FLOAT, DOUBLE -> of(type, bits);
    };
  }

  private static String ofChar(char value) {
    if (value == '\'' || value == '\\') {
      return "'\\" + value + "'";
    }
    return value >= ' ' && value <= '~' ? "'" + value + "'" : "(char) " + (int) value;
  }

  private static String ofFloat(float value) {
    if (Float.isNaN(value)) {
      return "Float.NaN";
    }
    if (Float.isInfinite(value)) {
      return value > 0 ? "Float.POSITIVE_INFINITY" : "Float.NEGATIVE_INFINITY";
    }
    return value + "f";
  }

  private static String ofDouble(double value) {
    if (Double.isNaN(value)) {
      return "Double.NaN";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "Double.POSITIVE_INFINITY" : "Double.NEGATIVE_INFINITY";
    }
    return Double.toString(value);
  }
}
