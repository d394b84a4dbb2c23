// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.cfa;

import io.github.dashverify.engine.expr.Variable;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The control-flow automaton of one method: locations joined by edges that carry operations. Its
 * registers are those of frame depth 0; the supergraph moves it to the depth it is executed at.
 *
 * @param method the method
 * @param parameters the registers that receive the arguments, the receiver first
 * @param result the register that holds the returned value at {@code normalExit}, null for void
 * @param entry where execution starts; no edge leads to it
 * @param normalExit where every return leads
 * @param exceptionalExit where an exception that the method does not handle leads
 * @param outgoing the edges out of each location, in bytecode order
 * @param handlers where control goes when a call on the edge out of the key throws, in the order of
 *     the exception table; a location without an entry has no handler of its own
 * @param loopHeads targets of backward edges
 */
public record Cfa(
    MethodId method,
    List<Variable> parameters,
    @Nullable Variable result,
    Location entry,
    Location normalExit,
    Location exceptionalExit,
    Map<Location, List<Edge>> outgoing,
    Map<Location, List<Handler>> handlers,
    java.util.Set<Location> loopHeads) {

  /**
   * A handler of an exception thrown by a call.
   *
   * @param type internal name of the caught class, null for any
   * @param target where the handler starts; it finds the exception in {@link Symbols#EXCEPTION}
   */
  public record Handler(@Nullable String type, Location target) {}

  public List<Edge> outgoing(Location location) {
    return outgoing.getOrDefault(location, List.of());
  }

  /** Whether a run that gets here is over without having returned or thrown anything. */
  public boolean endsSilently(Location location) {
    return !location.equals(normalExit)
        && !location.equals(exceptionalExit)
        && outgoing(location).isEmpty();
  }

  public List<Handler> handlers(Location location) {
    return handlers.getOrDefault(location, List.of());
  }
}
