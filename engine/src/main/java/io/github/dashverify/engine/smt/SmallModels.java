// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Variable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Models that are pleasant to read. Values are first moved towards zero one by one, which needs no
 * solver; if several stay large, because they depend on each other, a solver is asked quickly for a
 * model within bounds.
 */
final class SmallModels {

  private static final int REMEMBERED = 512;

  private static final List<Range> RANGES = List.of(new Range(-1, 10), new Range(-128, 127));

  private final Conjuncts conjuncts;
  private final Panel panel;
  private final Map<Set<Expr>, Model> known = new Lru<>(REMEMBERED);

  private record Range(long low, long high) {
    boolean contains(long value) {
      return low <= value && value <= high;
    }
  }

  SmallModels(Conjuncts conjuncts, Panel panel) {
    this.conjuncts = conjuncts;
    this.panel = panel;
  }

  /** A model of the query that is as small as the given one or smaller. */
  Model near(List<Expr> query, Model model) throws InterruptedException {
    Set<Expr> key = Set.copyOf(query);
    Model small = known.get(key);
    if (small == null) {
      small = search(query, model);
      known.put(key, small);
    }
    return small;
  }

  private Model search(List<Expr> query, Model model) throws InterruptedException {
    Shrinker shrinker = new Shrinker(conjuncts, query);
    Model shrunk = shrinker.shrink(model);
    for (Range range : RANGES) {
      // A single number was tried with every value; not so if it decides which cells are read.
      if (largeNumbers(shrunk, range) < (shrunk.memories().isEmpty() ? 2 : 1)) {
        return shrunk;
      }
      List<Expr> bounded = new ArrayList<>(query);
      bounded.addAll(bounds(query, shrunk, range));
      Answer answer = panel.askQuickly(bounded);
      if (answer instanceof Answer.Satisfiable found) {
        return shrinker.shrink(found.model());
      }
      if (answer instanceof Answer.Undecided) { // not cheap
        return shrunk;
      }
    }
    return shrunk;
  }

  private static long largeNumbers(Model model, Range range) {
    long scalars =
        model.scalars().entrySet().stream()
            .filter(e -> e.getKey().sort().isBitVector() && !range.contains(e.getValue()))
            .count();
    long cells =
        model.memories().entrySet().stream()
            .filter(e -> e.getKey().sort().element().isBitVector())
            .flatMap(e -> e.getValue().values().stream())
            .filter(value -> !range.contains(value))
            .count();
    return scalars + cells;
  }

  /** Every bit vector that the model has, scalar or read from memory, lies in the range. */
  private List<Expr> bounds(List<Expr> query, Model model, Range range) {
    Set<Expr> numbers = new LinkedHashSet<>();
    for (Variable scalar : model.scalars().keySet()) {
      numbers.add(scalar);
    }
    query.forEach(conjunct -> numbers.addAll(conjuncts.footprint(conjunct).reads()));
    List<Expr> bounds = new ArrayList<>();
    for (Expr number : numbers) {
      Sort sort = number.sort();
      if (sort.isBitVector() && sort.width() >= Byte.SIZE) {
        bounds.add(Bv.sle(Bv.constant(range.low(), sort), number));
        bounds.add(Bv.sle(number, Bv.constant(range.high(), sort)));
      }
    }
    bounds.removeIf(Expr::isTrue);
    return bounds;
  }
}
