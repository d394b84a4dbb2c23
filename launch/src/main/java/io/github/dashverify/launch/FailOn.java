// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.launch;

import java.util.Arrays;
import java.util.Locale;

/** Which findings make a build fail. */
public enum FailOn {
  /** An assertion that can fail. */
  VIOLATIONS,
  /** An assertion that can fail, or one that could not be decided. */
  UNKNOWN,
  /** None. */
  NEVER;

  /**
   * The constant a user wrote.
   *
   * @throws IllegalArgumentException with a sentence for the user
   */
  public static FailOn parse(String setting, String value) {
    return Arrays.stream(values())
        .filter(constant -> constant.toString().equals(value))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "dash-verify: %s is '%s': write violations, unknown or never."
                        .formatted(setting, value)));
  }

  /** As users write it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
