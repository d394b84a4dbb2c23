// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** One object per structure, whoever builds it, for as long as somebody holds it. */
class InternerTest {

  private static List<Expr> build() {
    List<Expr> result = new ArrayList<>();
    for (int seed = 1000; seed < 1040; seed++) {
      new RandomDag(seed, 60).nodes().forEach(node -> result.add(node.expr()));
    }
    return result;
  }

  @Test
  void threadsShareExpressions() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      Callable<List<Expr>> task = InternerTest::build;
      List<Expr> expected = null;
      for (Future<List<Expr>> future : threads.invokeAll(List.of(task, task, task, task))) {
        List<Expr> built = future.get();
        expected = expected == null ? built : expected;
        for (int i = 0; i < built.size(); i++) {
          assertThat(built.get(i)).isSameAs(expected.get(i));
        }
      }
    } finally {
      threads.shutdown();
    }
  }

  @Test
  void expressionsNobodyHoldsAreForgotten() throws InterruptedException {
    WeakReference<Expr> reference = new WeakReference<>(shortLived());
    for (int i = 0; i < 50 && reference.get() != null; i++) {
      System.gc();
      Thread.sleep(10);
    }
    assertThat(reference.get()).isNull();
  }

  private static Expr shortLived() {
    return Bv.add(Fuzz.variable("short-lived", Sort.INT), Bv.intConst(123_456));
  }

  @Test
  void equalSymbolsMakeOneVariable() {
    assertThat(Fuzz.variable("same", Sort.INT)).isSameAs(Fuzz.variable("same", Sort.INT));
    assertThat(Fuzz.variable("same", Sort.INT)).isNotSameAs(Fuzz.variable("same", Sort.LONG));
  }

  @Test
  void sortsAreInterned() {
    assertThat(Sort.array(Sort.LONG, Sort.FLOAT)).isSameAs(Sort.array(Sort.LONG, Sort.FLOAT));
    assertThat(Sort.bitVector(32)).isSameAs(Sort.INT);
    assertThat(Sort.array(Sort.LONG, Sort.FLOAT).element()).isSameAs(Sort.FLOAT);
  }
}
