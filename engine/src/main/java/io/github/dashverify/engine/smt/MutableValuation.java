// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Valuation;
import io.github.dashverify.engine.expr.Variable;
import java.util.LinkedHashMap;
import java.util.Map;

/** A model in the making. */
final class MutableValuation implements Valuation {

  private final Map<Variable, Long> scalars = new LinkedHashMap<>();
  private final Map<Variable, Map<Long, Long>> memories = new LinkedHashMap<>();

  /** Starts with the values of a model. */
  static MutableValuation of(Model model) {
    MutableValuation valuation = new MutableValuation();
    valuation.scalars.putAll(model.scalars());
    model.memories().forEach((m, cells) -> valuation.cells(m).putAll(cells));
    return valuation;
  }

  @Override
  public long value(Variable scalar) {
    return scalars.getOrDefault(scalar, 0L);
  }

  @Override
  public long select(Variable memory, long index) {
    return memories.getOrDefault(memory, Map.of()).getOrDefault(index, 0L);
  }

  boolean has(Variable scalar) {
    return scalars.containsKey(scalar);
  }

  void set(Variable scalar, long value) {
    scalars.put(scalar, value);
  }

  /** The cells of a memory that have a value; changes are seen. */
  Map<Long, Long> cells(Variable memory) {
    return memories.computeIfAbsent(memory, m -> new LinkedHashMap<>());
  }

  Model toModel() {
    return new Model(scalars, memories);
  }
}
