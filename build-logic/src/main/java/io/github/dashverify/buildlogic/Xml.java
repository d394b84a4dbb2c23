// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

/** Indented XML, enough for a plugin descriptor. */
final class Xml {
  private final StringBuilder text =
      new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  private int depth;

  void open(String name) {
    line("<" + name + ">");
    depth++;
  }

  void close(String name) {
    depth--;
    line("</" + name + ">");
  }

  void element(String name, String content) {
    line("<" + name + ">" + escape(content) + "</" + name + ">");
  }

  /** An element with attributes, given as names and values in turn. */
  void element(String name, String content, String... attributes) {
    StringBuilder start = new StringBuilder(name);
    for (int i = 0; i < attributes.length; i += 2) {
      start
          .append(' ')
          .append(attributes[i])
          .append("=\"")
          .append(escape(attributes[i + 1]))
          .append('"');
    }
    line("<" + start + ">" + escape(content) + "</" + name + ">");
  }

  @Override
  public String toString() {
    return text.toString();
  }

  private void line(String content) {
    text.append("  ".repeat(depth)).append(content).append('\n');
  }

  private static String escape(String content) {
    return content
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
