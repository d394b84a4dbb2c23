// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Variable;
import io.github.dashverify.engine.expr.Variables;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;

/**
 * Moves the values of a model towards zero, one after the other, as long as the query holds by
 * evaluation. Deterministic, and bounded by a number of evaluated nodes.
 */
final class Shrinker {

  private static final long NODES = 2_000_000;

  private static final long[] INTEGERS = {0, 1, -1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  private static final double[] FLOATS = {0, 1, -1, 2, 10, 0.5};

  private final Conjuncts conjuncts;
  private final Map<Variable, List<Expr>> mentions = new HashMap<>();

  Shrinker(Conjuncts conjuncts, List<Expr> query) {
    this.conjuncts = conjuncts;
    for (Expr conjunct : query) {
      for (Variable variable : Variables.of(conjunct)) {
        mentions.computeIfAbsent(variable, v -> new ArrayList<>()).add(conjunct);
      }
    }
  }

  /** A model of the query as near to zero as the given one, or nearer. */
  Model shrink(Model model) {
    Run run = new Run(MutableValuation.of(model));
    model.scalars().forEach((scalar, value) -> run.shrinkScalar(scalar, value));
    model
        .memories()
        .forEach(
            (memory, cells) ->
                cells.forEach((index, value) -> run.shrinkCell(memory, index, value)));
    return run.values.toModel();
  }

  /** One walk over the values of a model. */
  private final class Run {
    private final MutableValuation values;
    private long nodesLeft = NODES;

    Run(MutableValuation values) {
      this.values = values;
    }

    void shrinkScalar(Variable scalar, long value) {
      LongConsumer place = v -> values.set(scalar, v);
      place.accept(smallest(scalar, scalar.sort(), value, place));
    }

    void shrinkCell(Variable memory, long index, long value) {
      LongConsumer place = v -> values.cells(memory).put(index, v);
      place.accept(smallest(memory, memory.sort().element(), value, place));
    }

    /** The value nearest to zero that was found for a place; leaves any value there. */
    private long smallest(Variable variable, Sort sort, long value, LongConsumer place) {
      for (long candidate : candidates(sort)) {
        if (candidate == value || holds(variable, candidate, place)) {
          return candidate;
        }
      }
      return sort.isBitVector() ? bisect(variable, value, place) : value;
    }

    /** Halves the way to zero while the query holds; finds the boundary if there is just one. */
    private long bisect(Variable variable, long value, LongConsumer place) {
      long fails = 0;
      long holds = value;
      while (Math.abs(holds - fails) > 1) {
        long middle = fails + (holds - fails) / 2;
        if (holds(variable, middle, place)) {
          holds = middle;
        } else {
          fails = middle;
        }
      }
      return holds;
    }

    private boolean holds(Variable variable, long candidate, LongConsumer place) {
      List<Expr> affected = mentions.getOrDefault(variable, List.of());
      for (Expr conjunct : affected) {
        nodesLeft -= conjunct.size();
      }
      place.accept(candidate);
      return nodesLeft > 0 && conjuncts.hold(affected, values);
    }
  }

  private static long[] candidates(Sort sort) {
    if (sort.isBool()) {
      return new long[] {0};
    }
    if (sort.isBitVector()) {
      return INTEGERS;
    }
    long[] bits = new long[FLOATS.length];
    for (int i = 0; i < bits.length; i++) {
      bits[i] =
          sort == Sort.FLOAT
              ? Float.floatToIntBits((float) FLOATS[i])
              : Double.doubleToLongBits(FLOATS[i]);
    }
    return bits;
  }
}
