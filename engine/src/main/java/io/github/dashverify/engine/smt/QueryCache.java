// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Variable;
import io.github.dashverify.engine.expr.Variables;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What earlier answers say about a query (KLEE, OSDI 2008, sec. 3.3): the same set of conjuncts, a
 * set that contains an unsatisfiable one, or a model that happens to fit. Bounded.
 */
final class QueryCache {

  private static final int ANSWERS = 4_096;
  private static final int CORES = 64;
  private static final int MODELS = 8;

  private final Conjuncts conjuncts;
  private final Map<Set<Expr>, Answer> answers = new Lru<>(ANSWERS);
  private final Deque<List<Expr>> cores = new ArrayDeque<>();
  private final Deque<Model> models = new ArrayDeque<>();

  QueryCache(Conjuncts conjuncts) {
    this.conjuncts = conjuncts;
  }

  /** Conjuncts of the query that are known to be unsatisfiable. */
  Optional<List<Expr>> core(Set<Expr> query) {
    return cores.stream().filter(query::containsAll).findFirst();
  }

  /** What is known about the query. */
  Optional<Answer> find(List<Expr> query) {
    Answer known = answers.get(Set.copyOf(query));
    if (known != null) {
      return Optional.of(known);
    }
    for (Model model : models) {
      if (conjuncts.hold(query, model)) {
        return Optional.of(new Answer.Satisfiable(model.restrictedTo(variables(query))));
      }
    }
    return Optional.empty();
  }

  /** Remembers the answer; even that there is none, since asking again would not help. */
  void put(List<Expr> query, Answer answer) {
    answers.put(Set.copyOf(query), answer);
    if (answer instanceof Answer.Unsatisfiable unsatisfiable) {
      remember(cores, unsatisfiable.core(), CORES);
    } else if (answer instanceof Answer.Satisfiable satisfiable) {
      remember(models, satisfiable.model(), MODELS);
    }
  }

  private static <T> void remember(Deque<T> recent, T item, int capacity) {
    recent.addFirst(item);
    if (recent.size() > capacity) {
      recent.removeLast();
    }
  }

  private static List<Variable> variables(List<Expr> query) {
    Set<Variable> variables = new LinkedHashSet<>();
    query.forEach(conjunct -> variables.addAll(Variables.of(conjunct)));
    return new ArrayList<>(variables);
  }
}
