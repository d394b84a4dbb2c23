// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Expr;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Decides conjunctions. Not thread-safe: one for each thread.
 *
 * <p>Successive queries should share long prefixes, as the path constraints of a growing trace do:
 * what they have in common stays asserted.
 *
 * <p>Deterministic: the same queries in the same order get the same answers, unless a limit in time
 * is reached.
 */
public final class SmtSolver implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(SmtSolver.class);

  private final Panel panel;
  private final QueryCache cache;
  private final SmallModels smallModels;
  private long queries;
  private long answeredWithoutSolver;
  private long satisfiable;
  private long unsatisfiable;
  private long undecided;

  private SmtSolver(Panel panel, Conjuncts conjuncts) {
    this.panel = panel;
    this.cache = new QueryCache(conjuncts);
    this.smallModels = new SmallModels(conjuncts, panel);
  }

  /**
   * Opens the solver chosen.
   *
   * @throws SolverUnavailableException if it does not load here; never for {@link
   *     SolverOptions.Choice#AUTO} and {@link SolverOptions.Choice#PRINCESS}
   */
  public static SmtSolver open(SolverOptions options) throws SolverUnavailableException {
    return open(options, new Natives(options.nativesFolder()), LOG::warn);
  }

  static SmtSolver open(SolverOptions options, Natives natives, Consumer<String> warnings)
      throws SolverUnavailableException {
    Conjuncts conjuncts = new Conjuncts();
    return new SmtSolver(Panel.open(options, natives, warnings, conjuncts), conjuncts);
  }

  /** The solvers behind this one with their versions: {@code Z3 4.14.1, Bitwuzla 0.7.0}. */
  public String name() {
    return panel.name();
  }

  /**
   * Whether all conjuncts can hold at once.
   *
   * @throws InterruptedException if the calling thread is interrupted; this stays usable
   */
  public Answer check(List<Expr> conjuncts) throws InterruptedException {
    return counted(conjuncts, this::solve);
  }

  /**
   * Like {@link #check}, but a model has values near zero as far as they are cheap to find: for
   * models that people will read.
   */
  public Answer checkSmall(List<Expr> conjuncts) throws InterruptedException {
    return counted(conjuncts, this::solveSmall);
  }

  public SmtStatistics statistics() {
    return new SmtStatistics(
        queries,
        answeredWithoutSolver,
        panel.calls(),
        satisfiable,
        unsatisfiable,
        undecided,
        panel.nanos());
  }

  /** How an independent part of a query is decided. */
  private interface PartSolver {
    Answer solve(List<Expr> part) throws InterruptedException;
  }

  private Answer counted(List<Expr> conjuncts, PartSolver solver) throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    long before = panel.calls();
    Answer answer = answer(new Query(conjuncts), solver);
    queries++;
    if (panel.calls() == before) {
      answeredWithoutSolver++;
    }
    if (answer instanceof Answer.Satisfiable) {
      satisfiable++;
    } else if (answer instanceof Answer.Unsatisfiable) {
      unsatisfiable++;
    } else {
      undecided++;
    }
    return answer;
  }

  private Answer answer(Query query, PartSolver solver) throws InterruptedException {
    Optional<List<Expr>> core = query.contradiction().or(() -> cache.core(query.conjuncts()));
    if (core.isPresent()) {
      return new Answer.Unsatisfiable(query.origins(core.get()));
    }
    Model model = Model.ZERO;
    Optional<Answer> failure = Optional.empty();
    for (List<Expr> part : IndependentParts.of(query.conjuncts())) {
      Answer answer = solver.solve(part);
      if (answer instanceof Answer.Unsatisfiable unsatisfiablePart) {
        return new Answer.Unsatisfiable(query.origins(unsatisfiablePart.core()));
      } else if (answer instanceof Answer.Satisfiable satisfiablePart) {
        model = model.and(satisfiablePart.model());
      } else {
        failure = Optional.of(answer); // another part may still be unsatisfiable
      }
    }
    return failure.isPresent() ? failure.get() : new Answer.Satisfiable(model);
  }

  private Answer solve(List<Expr> part) throws InterruptedException {
    Optional<Answer> known = cache.find(part);
    if (known.isPresent()) {
      return known.get();
    }
    Answer answer = panel.ask(part);
    cache.put(part, answer);
    return answer;
  }

  private Answer solveSmall(List<Expr> part) throws InterruptedException {
    Answer answer = solve(part);
    return answer instanceof Answer.Satisfiable found
        ? new Answer.Satisfiable(smallModels.near(part, found.model()))
        : answer;
  }

  /** Closes the solvers; nothing may be asked any more. */
  @Override
  public void close() {
    panel.close();
  }
}
