// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.util.Objects;

/**
 * One argument or input, written {@code kind:text}: {@code int:-7}, {@code
 * double:8000000000000000}.
 */
public final class Value {

  private final ValueKind kind;
  private final Object content;

  private Value(ValueKind kind, Object content) {
    this.kind = kind;
    this.content = content;
  }

  public static Value of(boolean value) {
    return new Value(ValueKind.BOOLEAN, value);
  }

  public static Value of(byte value) {
    return new Value(ValueKind.BYTE, value);
  }

  public static Value of(char value) {
    return new Value(ValueKind.CHAR, value);
  }

  public static Value of(short value) {
    return new Value(ValueKind.SHORT, value);
  }

  public static Value of(int value) {
    return new Value(ValueKind.INT, value);
  }

  public static Value of(long value) {
    return new Value(ValueKind.LONG, value);
  }

  public static Value of(float value) {
    return new Value(ValueKind.FLOAT, value);
  }

  public static Value of(double value) {
    return new Value(ValueKind.DOUBLE, value);
  }

  public static Value of(String value) {
    return new Value(ValueKind.STRING, Objects.requireNonNull(value));
  }

  /** The null reference, which is not an input a program can draw but may be an argument. */
  public static Value nullReference() {
    return new Value(ValueKind.NULL, "");
  }

  /** An array of {@code length} empty strings. */
  public static Value strings(int length) {
    return parse("strings:" + length);
  }

  /**
   * The value written as {@code text}.
   *
   * @throws IllegalArgumentException if it is not one
   */
  public static Value parse(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      throw new IllegalArgumentException("Not of the form kind:value: " + text);
    }
    ValueKind kind = ValueKind.tagged(text.substring(0, colon));
    return new Value(kind, kind.read(text.substring(colon + 1)));
  }

  /** What {@link #parse} reads. */
  public String text() {
    return kind.tag() + ":" + kind.write(content);
  }

  ValueKind kind() {
    return kind;
  }

  boolean isNull() {
    return kind == ValueKind.NULL;
  }

  /** The boxed primitive, string or array; of no meaning if this is null. */
  Object content() {
    return content;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Value && text().equals(((Value) other).text());
  }

  @Override
  public int hashCode() {
    return text().hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
