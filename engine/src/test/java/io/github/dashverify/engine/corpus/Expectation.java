// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.corpus;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The verdict written beside an assertion.
 *
 * @param verdict name of the verdict
 * @param detail what follows it: a remark, a reason, or the only input that violates
 */
record Expectation(String verdict, String detail) {

  private static final Pattern COMMENT =
      Pattern.compile("//\\s*(PROVED|VIOLATED|UNREACHABLE|UNKNOWN)\\b\\s*(.*)$");

  /** What a source line expects; null if it does not say. */
  static @Nullable Expectation of(String sourceLine) {
    Matcher comment = COMMENT.matcher(sourceLine);
    return comment.find() ? new Expectation(comment.group(1), comment.group(2).strip()) : null;
  }

  /** Whether the program's author knows that plain DASH may not decide it. */
  boolean mayStayOpen() {
    return detail.equals("(needs induction)") || detail.equals("(hard)");
  }

  /** The only violating input, by name; empty if there are several. */
  Map<String, String> uniqueInput() {
    Map<String, String> values = new LinkedHashMap<>();
    if (verdict.equals("VIOLATED") && !detail.isEmpty()) {
      for (String binding : detail.split(",")) {
        String[] sides = binding.split("=");
        values.put(sides[0].strip(), sides[1].strip());
      }
    }
    return values;
  }

  @Override
  public String toString() {
    return detail.isEmpty() ? verdict : verdict + " " + detail;
  }
}
