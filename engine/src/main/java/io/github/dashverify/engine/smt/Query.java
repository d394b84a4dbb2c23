// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Application;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Operator;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A caller's conjuncts, flattened, without truths and repetitions. */
final class Query {

  private final List<Expr> given;

  /** Each flat conjunct with the caller's conjunct it comes from. */
  private final Map<Expr, Expr> origins = new LinkedHashMap<>();

  Query(List<Expr> given) {
    this.given = given;
    for (Expr conjunct : given) {
      for (Expr part : Bool.conjuncts(conjunct)) {
        origins.putIfAbsent(part, conjunct);
      }
    }
  }

  /** The flat conjuncts, in the order given. */
  Set<Expr> conjuncts() {
    return Collections.unmodifiableSet(origins.keySet());
  }

  /** Flat conjuncts that contradict each other at first sight. */
  Optional<List<Expr>> contradiction() {
    if (origins.containsKey(Bool.FALSE)) {
      return Optional.of(List.of(Bool.FALSE));
    }
    for (Expr conjunct : origins.keySet()) {
      if (conjunct instanceof Application application && application.operator() == Operator.NOT) {
        Expr negated = application.argument(0);
        if (origins.containsKey(negated)) {
          return Optional.of(List.of(conjunct, negated));
        }
      }
    }
    return Optional.empty();
  }

  /** The caller's conjuncts from which these flat ones come, in the caller's order. */
  List<Expr> origins(List<Expr> conjuncts) {
    Set<Expr> wanted = new HashSet<>();
    conjuncts.forEach(conjunct -> wanted.add(origins.getOrDefault(conjunct, conjunct)));
    Set<Expr> found = new LinkedHashSet<>(given);
    found.retainAll(wanted);
    return List.copyOf(found);
  }
}
