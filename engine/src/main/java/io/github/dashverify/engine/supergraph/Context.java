// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.supergraph;

import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.Edge;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A call stack without its values: which method runs, called from which call of which context. Two
 * states in the same context have frames of the same methods, so their registers can be compared by
 * depth alone. Contexts are interned: the same stack is the same object.
 */
public final class Context {

  private static final int SHOWN_CALLERS = 5;

  private final @Nullable Context caller;
  private final @Nullable Edge callSite;
  private final Cfa cfa;
  private final int depth;
  private final Map<Edge, Map<Cfa, Context>> callees = new HashMap<>();

  private Context(@Nullable Context caller, @Nullable Edge callSite, Cfa cfa) {
    this.caller = caller;
    this.callSite = callSite;
    this.cfa = cfa;
    this.depth = caller == null ? 0 : caller.depth + 1;
  }

  static Context root(Cfa harness) {
    return new Context(null, null, harness);
  }

  Context enter(Edge call, Cfa callee) {
    return callees
        .computeIfAbsent(call, site -> new HashMap<>())
        .computeIfAbsent(callee, target -> new Context(this, call, target));
  }

  /** The method that runs. */
  public Cfa cfa() {
    return cfa;
  }

  /** Number of frames below this one. */
  public int depth() {
    return depth;
  }

  /** The context that made the call; null at the bottom of the stack. */
  public @Nullable Context caller() {
    return caller;
  }

  /** The call edge in the caller; null at the bottom of the stack. */
  public @Nullable Edge callSite() {
    return callSite;
  }

  /** The innermost methods of the stack; a deep one is abbreviated. */
  @Override
  public String toString() {
    String name = cfa.method().name();
    Context outer = caller;
    for (int i = 0; i < SHOWN_CALLERS && outer != null; i++) {
      name = outer.cfa.method().name() + "/" + name;
      outer = outer.caller;
    }
    return outer == null ? name : ".../" + name;
  }
}
