// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

/** Whether text is coloured: only a terminal should be sent colours. */
public enum Colour {
  ON,
  OFF;

  private static final String RESET = "\u001b[0m";

  String bold(String text) {
    return paint("\u001b[1m", text);
  }

  String paint(Outcome outcome, String text) {
    return switch (outcome) {
      case PROVED -> paint("\u001b[32m", text);
      case VIOLATED -> paint("\u001b[1;31m", text);
      case UNKNOWN, UNREACHABLE -> paint("\u001b[33m", text);
    };
  }

  private String paint(String code, String text) {
    return switch (this) {
      case ON -> code + text + RESET;
      case OFF -> text;
    };
  }
}
