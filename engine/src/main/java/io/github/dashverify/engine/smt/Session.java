// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Application;
import io.github.dashverify.engine.expr.Expr;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.java_smt.api.SolverContext;
import org.sosy_lab.java_smt.api.SolverException;

/**
 * A solver context with everything that lives and dies with it: translated formulas and a few
 * provers, each on its own path. Confined to one thread.
 */
final class Session implements AutoCloseable {

  /** Contexts get slower with age; this many queries pay for a new one. */
  private static final int MAX_QUERIES = 500;

  private static final int MAX_FORMULAS = 300_000;
  private static final int MAX_PROVERS = 4;

  private final Product product;
  private final Limit limit;
  private final SolverContext context;
  private final Translator translator;

  /** The most recently used is last. */
  private final List<IncrementalProver> provers = new ArrayList<>();

  private int queries;

  Session(Product product, Limit limit, ShutdownNotifier notifier)
      throws SolverUnavailableException {
    this.product = product;
    this.limit = limit;
    this.context = product.open(limit, notifier);
    this.translator = new Translator(context.getFormulaManager());
  }

  String version() {
    return context.getVersion();
  }

  boolean isWorn() {
    return queries >= MAX_QUERIES || translator.size() >= MAX_FORMULAS;
  }

  /**
   * What the solver says; a model is as it says, not yet evaluated.
   *
   * @param reads the reads of memories in the conjuncts, those inside another's index before it
   */
  Answer solve(List<Expr> conjuncts, List<Application> reads) {
    queries++;
    IncrementalProver prover = take(conjuncts);
    long start = System.nanoTime();
    try {
      Answer answer;
      if (prover.isUnsatisfiable(conjuncts)) {
        answer = new Answer.Unsatisfiable(conjuncts);
      } else {
        try (org.sosy_lab.java_smt.api.Model model = prover.model()) {
          answer =
              new Answer.Satisfiable(new ModelReader(translator, model).read(conjuncts, reads));
        }
      }
      provers.add(prover);
      return answer;
    } catch (InterruptedException e) { // how JavaSMT reports that Z3 reached its limit
      prover.close();
      return gaveUp(start, Optional.empty());
    } catch (SolverException e) {
      prover.close();
      return gaveUp(start, Optional.ofNullable(e.getMessage()));
    } catch (UnsupportedOperationException e) {
      prover.close();
      return new Answer.Undecided(product.title() + " cannot express the query");
    }
  }

  private Answer gaveUp(long start, Optional<String> message) {
    long milliseconds = (System.nanoTime() - start) / 1_000_000;
    boolean inTime = milliseconds < limit.milliseconds() * 9 / 10;
    return inTime && message.isPresent()
        ? new Answer.Undecided(product.title() + " failed: " + message.get())
        : new Answer.Undecided(
            product.title()
                + " gave up after "
                + limit.exceededAfter(inTime, product.countsSteps()));
  }

  /** The prover that has most in common with the query, or a new one; the caller returns it. */
  private IncrementalProver take(List<Expr> conjuncts) {
    Optional<IncrementalProver> best =
        provers.stream()
            .filter(prover -> prover.suits(conjuncts))
            .max(Comparator.comparingInt(prover -> prover.common(conjuncts)));
    if (best.isPresent()) {
      provers.remove(best.get());
      return best.get();
    }
    if (provers.size() == MAX_PROVERS) {
      provers.remove(0).close();
    }
    return new IncrementalProver(context, translator);
  }

  @Override
  public void close() {
    provers.forEach(IncrementalProver::close);
    provers.clear();
    context.close();
  }
}
