// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

import java.util.List;

/** What would be checked, as text for a console: the assertions below each entry point. */
public final class ConsoleListing {

  private final Sources sources;

  public ConsoleListing(Sources sources) {
    this.sources = sources;
  }

  /** The text of a listing, ending in a line break. */
  public String render(List<PlannedCheck> checks) {
    StringBuilder text = new StringBuilder();
    List<String> entries = checks.stream().map(PlannedCheck::entry).distinct().toList();
    for (String entry : entries) {
      text.append(entry).append('\n');
      checks.stream()
          .filter(check -> check.entry().equals(entry))
          .forEach(check -> text.append("    ").append(line(check)).append('\n'));
    }
    long assertions = checks.stream().map(PlannedCheck::assertion).distinct().count();
    return text.append(assertions)
        .append(assertions == 1 ? " assertion, " : " assertions, ")
        .append(entries.size())
        .append(entries.size() == 1 ? " entry point" : " entry points")
        .append('\n')
        .toString();
  }

  private String line(PlannedCheck check) {
    String head = sources.location(check.assertion()) + "  " + check.assertion().property();
    return sources.line(check.assertion()).map(source -> head + "  " + source).orElse(head);
  }
}
