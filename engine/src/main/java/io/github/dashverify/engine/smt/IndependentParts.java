// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Variable;
import io.github.dashverify.engine.expr.Variables;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Splits a conjunction into parts without common variables: it is satisfiable exactly if every part
 * is, and their models together are its model (KLEE, OSDI 2008, sec. 3.3).
 */
final class IndependentParts {

  /** Union-find: each variable points towards the representative of its part. */
  private final Map<Variable, Variable> parents = new HashMap<>();

  private IndependentParts() {}

  /**
   * The parts, conjuncts in the order given; the part whose last conjunct is newest comes first,
   * because that one is most likely not known yet.
   */
  static List<List<Expr>> of(Collection<Expr> conjuncts) {
    IndependentParts parts = new IndependentParts();
    conjuncts.forEach(parts::unite);
    Map<Object, List<Expr>> found = new LinkedHashMap<>();
    for (Expr conjunct : conjuncts) {
      Object key = parts.key(conjunct);
      List<Expr> part = found.remove(key);
      part = part == null ? new ArrayList<>() : part;
      part.add(conjunct);
      found.put(key, part);
    }
    List<List<Expr>> newestLast = new ArrayList<>(found.values());
    Collections.reverse(newestLast);
    return newestLast;
  }

  private void unite(Expr conjunct) {
    Variable first = null;
    for (Variable variable : Variables.of(conjunct)) {
      Variable root = root(variable);
      if (first == null) {
        first = root;
      } else if (root != first) {
        parents.put(root, first);
      }
    }
  }

  /** The part's representative, or the conjunct itself if it has no variables. */
  private Object key(Expr conjunct) {
    for (Variable variable : Variables.of(conjunct)) {
      return root(variable);
    }
    return conjunct;
  }

  private Variable root(Variable variable) {
    Variable current = variable;
    Variable parent = parents.getOrDefault(current, current);
    while (parent != current) {
      Variable grandparent = parents.getOrDefault(parent, parent);
      parents.put(current, grandparent);
      current = grandparent;
      parent = parents.getOrDefault(current, current);
    }
    return current;
  }
}
