// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.util.Arrays;
import java.util.Locale;

/**
 * The types a {@link Value} can have, and how each is written.
 *
 * <p>Whole numbers are decimal; {@code char}, {@code float} and {@code double} are their raw bits
 * in hexadecimal, so that every NaN and every lone surrogate survives. Values of further types
 * (arrays, objects) will be further kinds; a reader that does not know a kind refuses the request.
 */
enum ValueKind {
  BOOLEAN(boolean.class, "false"),
  BYTE(byte.class, "0"),
  CHAR(char.class, "0000"),
  SHORT(short.class, "0"),
  INT(int.class, "0"),
  LONG(long.class, "0"),
  FLOAT(float.class, "0"),
  DOUBLE(double.class, "0"),
  STRING(String.class, ""),
  /** An array of that many empty strings: what {@code main} gets without arguments is 0 of them. */
  STRINGS(String[].class, "0"),
  /** The null reference, of whatever type. Nothing follows the colon. */
  NULL(Void.class, "");

  private final Class<?> type;
  private final String zero;

  ValueKind(Class<?> type, String zero) {
    this.type = type;
    this.zero = zero;
  }

  /** The name of this kind in requests: {@code int}, {@code string}. */
  String tag() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether a parameter of this type can be given a value of this kind, unconverted. */
  boolean fits(Class<?> parameter) {
    return this == NULL ? !parameter.isPrimitive() : type.equals(parameter);
  }

  /** What an input is that nobody constrained: 0, false, empty. */
  Object zero() {
    return read(zero);
  }

  String write(Object value) {
    switch (this) {
      case CHAR:
        return String.format("%04x", (int) (Character) value);
      case FLOAT:
        return Integer.toHexString(Float.floatToRawIntBits((Float) value));
      case DOUBLE:
        return Long.toHexString(Double.doubleToRawLongBits((Double) value));
      case STRINGS:
        return String.valueOf(((String[]) value).length);
      case BOOLEAN:
      case BYTE:
      case SHORT:
      case INT:
      case LONG:
      case STRING:
      case NULL:
        return value.toString();
    }
    throw new AssertionError(this);
  }

  /**
   * The value written as {@code text}.
   *
   * @throws IllegalArgumentException if this is not how a value of this kind is written
   */
  Object read(String text) {
    switch (this) {
      case BOOLEAN:
        return oneOf(text, "true", "false").equals("true");
      case BYTE:
        return Byte.valueOf(text);
      case CHAR:
        return toChar(text);
      case SHORT:
        return Short.valueOf(text);
      case INT:
        return Integer.valueOf(text);
      case LONG:
        return Long.valueOf(text);
      case FLOAT:
        return Float.intBitsToFloat(Integer.parseUnsignedInt(text, 16));
      case DOUBLE:
        return Double.longBitsToDouble(Long.parseUnsignedLong(text, 16));
      case STRING:
        return text;
      case STRINGS:
        return emptyStrings(Integer.parseUnsignedInt(text));
      case NULL:
        return oneOf(text, "");
    }
    throw new AssertionError(this);
  }

  /**
   * The kind written as {@code tag}.
   *
   * @throws IllegalArgumentException if no kind has this tag
   */
  static ValueKind tagged(String tag) {
    return Arrays.stream(values())
        .filter(kind -> kind.tag().equals(tag))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("Unknown kind of value: " + tag));
  }

  /**
   * The kind of values of {@code type}.
   *
   * @throws IllegalArgumentException if there is none
   */
  static ValueKind of(Class<?> type) {
    return Arrays.stream(values())
        .filter(kind -> kind.type.equals(type))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("No values of type " + type.getTypeName()));
  }

  private static String oneOf(String text, String... allowed) {
    if (!Arrays.asList(allowed).contains(text)) {
      throw new IllegalArgumentException("None of " + Arrays.asList(allowed) + ": " + text);
    }
    return text;
  }

  private static char toChar(String bits) {
    int unit = Integer.parseUnsignedInt(bits, 16);
    if (unit < 0 || unit > Character.MAX_VALUE) {
      throw new IllegalArgumentException("Not a UTF-16 unit: " + bits);
    }
    return (char) unit;
  }

  private static String[] emptyStrings(int length) {
    String[] strings = new String[length];
    Arrays.fill(strings, "");
    return strings;
  }
}
