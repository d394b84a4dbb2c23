// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Sort;
import java.util.Random;

/** Branch conditions as a program's run might collect them, over a state of four numbers. */
final class RandomPath {

  private final Random random;
  private final Sort sort;
  private final Expr[] state = new Expr[4];

  RandomPath(Random random, Sort sort) {
    this.random = random;
    this.sort = sort;
    for (int i = 0; i < state.length; i++) {
      state[i] = Named.variable("v" + i, sort);
    }
  }

  Expr next() {
    int i = random.nextInt(state.length);
    Expr a = state[i];
    Expr b = state[random.nextInt(state.length)];
    Expr small = Bv.constant(2 + random.nextInt(50), sort);
    state[i] =
        switch (random.nextInt(5)) {
          case 0 -> Bv.add(a, b);
          case 1 -> Bv.mul(a, small);
          case 2 -> Bv.srem(a, small);
          case 3 -> Bool.ite(Bv.slt(a, b), Bv.add(a, small), Bv.sub(b, a));
          default -> Bv.sub(a, b);
        };
    Expr condition = Bv.slt(state[i], Bv.constant(random.nextInt(200) - 100, sort));
    return random.nextBoolean() ? condition : Bool.not(condition);
  }
}
