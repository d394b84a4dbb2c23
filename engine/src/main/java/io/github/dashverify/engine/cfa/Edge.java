// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.cfa;

import java.util.List;

/** A step from one location to another; its operations happen in order, as one. */
public record Edge(Location source, Location target, List<Operation> operations) {

  public Edge {
    operations = List.copyOf(operations);
  }

  /** The call this edge makes, if it is a call edge. */
  public boolean isCall() {
    return operations.size() == 1 && operations.get(0) instanceof Operation.Call;
  }

  /** The call on this edge; legal only if {@link #isCall}. */
  public Operation.Call call() {
    return (Operation.Call) operations.get(0);
  }

  @Override
  public String toString() {
    return source + " -> " + target + " " + operations;
  }
}
