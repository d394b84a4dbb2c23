// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine;

import java.util.List;
import java.util.regex.Pattern;

/** Which classes the user wants verified, by patterns in which {@code *} stands for anything. */
final class NameFilter {

  private final List<Pattern> include;
  private final List<Pattern> exclude;

  NameFilter(List<String> include, List<String> exclude) {
    this.include = include.stream().map(NameFilter::pattern).toList();
    this.exclude = exclude.stream().map(NameFilter::pattern).toList();
  }

  boolean accepts(String internalName) {
    String name = internalName.replace('/', '.');
    return (include.isEmpty() || include.stream().anyMatch(p -> p.matcher(name).matches()))
        && exclude.stream().noneMatch(p -> p.matcher(name).matches());
  }

  private static Pattern pattern(String text) {
    return Pattern.compile("\\Q" + text.replace("*", "\\E.*\\Q") + "\\E");
  }
}
