// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.supergraph;

import io.github.dashverify.engine.cfa.Location;

/** A location in a context: where a run can be. */
public record Point(Context context, Location location) {

  public int depth() {
    return context.depth();
  }

  public boolean isNormalExit() {
    return location.equals(context.cfa().normalExit());
  }

  public boolean isExceptionalExit() {
    return location.equals(context.cfa().exceptionalExit());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Point point
        && point.context == context
        && point.location.equals(location);
  }

  @Override
  public int hashCode() {
    return 31 * System.identityHashCode(context) + location.hashCode();
  }

  @Override
  public String toString() {
    return context + ":" + location.number() + (location.line() > 0 ? "@" + location.line() : "");
  }
}
