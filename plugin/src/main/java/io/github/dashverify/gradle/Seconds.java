// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.gradle;

import org.gradle.api.InvalidUserDataException;

/** A number of seconds from the command line of Gradle. */
final class Seconds {
  private Seconds() {}

  static int parse(String text) {
    try {
      int seconds = Integer.parseInt(text);
      if (seconds > 0) {
        return seconds;
      }
    } catch (NumberFormatException notANumber) {
      throw objection(text);
    }
    throw objection(text);
  }

  private static InvalidUserDataException objection(String text) {
    return new InvalidUserDataException(
        "dash-verify: --timeout is '%s': write a number of seconds, such as --timeout 30."
            .formatted(text));
  }
}
