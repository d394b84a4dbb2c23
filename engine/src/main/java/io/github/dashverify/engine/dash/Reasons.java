// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

import io.github.dashverify.engine.cfa.Location;
import io.github.dashverify.engine.cfa.Operation.Unsupported;
import io.github.dashverify.engine.supergraph.Point;

/** The sentences with which a search says why it gave up. */
final class Reasons {

  private Reasons() {}

  static String unsupported(Unsupported operation, Point point) {
    return operation.instruction() + " is not supported (" + place(point, operation.line()) + ")";
  }

  static String solver(String reason, Point point) {
    return reason + " (" + place(point, point.location().line()) + ")";
  }

  static String loop(Point point, int splits) {
    return "the analysis of the code at "
        + place(point, point.location().line())
        + " did not converge within "
        + splits
        + " refinements; a loop or recursion there may need an invariant";
  }

  static String notCrossed(Point point) {
    return "no input was found that goes on at "
        + place(point, point.location().line())
        + ", nor a reason why there is none";
  }

  static String iterations(int limit) {
    return "not decided within " + limit + " iterations";
  }

  static String time() {
    return "not decided within the time limit";
  }

  private static String place(Point point, int line) {
    Location location = point.location();
    String name = location.method().className() + "." + location.method().name();
    return line > 0 ? name + ", line " + line : name;
  }
}
