// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Valuation;
import io.github.dashverify.engine.expr.Variable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Values for the variables of a satisfiable query, encoded as in {@link
 * io.github.dashverify.engine.expr.Constant#bits}. What the query does not mention is 0: other
 * variables, and cells of memories that the query does not read.
 *
 * @param scalars the scalar variables of the query with their values
 * @param memories the memories of the query with the cells it reads, by index
 */
public record Model(Map<Variable, Long> scalars, Map<Variable, Map<Long, Long>> memories)
    implements Valuation {

  /** Gives every variable and every cell the value 0. */
  static final Model ZERO = new Model(Map.of(), Map.of());

  public Model {
    scalars = Collections.unmodifiableMap(new LinkedHashMap<>(scalars));
    Map<Variable, Map<Long, Long>> copy = new LinkedHashMap<>();
    memories.forEach(
        (memory, cells) ->
            copy.put(memory, Collections.unmodifiableMap(new LinkedHashMap<>(cells))));
    memories = Collections.unmodifiableMap(copy);
  }

  @Override
  public long value(Variable scalar) {
    return scalars.getOrDefault(scalar, 0L);
  }

  @Override
  public long select(Variable memory, long index) {
    return memories.getOrDefault(memory, Map.of()).getOrDefault(index, 0L);
  }

  /** This model and another one that has no variable in common with it. */
  Model and(Model other) {
    Map<Variable, Long> allScalars = new LinkedHashMap<>(scalars);
    allScalars.putAll(other.scalars);
    Map<Variable, Map<Long, Long>> allMemories = new LinkedHashMap<>(memories);
    allMemories.putAll(other.memories);
    return new Model(allScalars, allMemories);
  }

  /** This model as far as the given variables go, each of them with a value. */
  Model restrictedTo(Iterable<Variable> variables) {
    Map<Variable, Long> fewerScalars = new LinkedHashMap<>();
    Map<Variable, Map<Long, Long>> fewerMemories = new LinkedHashMap<>();
    for (Variable variable : variables) {
      if (variable.sort().isArray()) {
        fewerMemories.put(variable, memories.getOrDefault(variable, Map.of()));
      } else {
        fewerScalars.put(variable, value(variable));
      }
    }
    return new Model(fewerScalars, fewerMemories);
  }
}
