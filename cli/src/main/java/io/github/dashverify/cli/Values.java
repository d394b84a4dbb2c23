// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

import io.github.dashverify.engine.InputException;
import io.github.dashverify.engine.Nearest;
import java.util.Map;

/** Reads the value of an option, or says what to write instead. */
final class Values {

  /** Some thirty years: more than anybody waits, and far from overflowing in nanoseconds. */
  private static final double MOST_SECONDS = 1e9;

  private Values() {}

  /** A time, such as {@code 60} or {@code 0.5}. */
  static double seconds(String option, String value) throws InputException {
    try {
      double seconds = Double.parseDouble(value);
      if (seconds > 0 && seconds <= MOST_SECONDS) {
        return seconds;
      }
    } catch (NumberFormatException e) {
      // Told below.
    }
    throw new InputException(
        "%s cannot be '%s': give a number of seconds greater than 0, such as %s 60."
            .formatted(option, value, option));
  }

  /** A number of things, at least one. */
  static int count(String option, String value) throws InputException {
    try {
      int count = Integer.parseInt(value);
      if (count > 0) {
        return count;
      }
    } catch (NumberFormatException e) {
      // Told below.
    }
    throw new InputException(
        "%s cannot be '%s': give a whole number greater than 0, such as %s 4."
            .formatted(option, value, option));
  }

  /** One of a few words. */
  static <T> T oneOf(String option, String value, Map<String, T> known) throws InputException {
    T meant = known.get(value);
    if (meant != null) {
      return meant;
    }
    String words = String.join(", ", known.keySet());
    String hint =
        Nearest.to(value, known.keySet())
            .map(word -> "did you mean %s? It takes one of: %s.".formatted(word, words))
            .orElse("it takes one of: %s.".formatted(words));
    throw new InputException("%s cannot be '%s': %s".formatted(option, value, hint));
  }
}
