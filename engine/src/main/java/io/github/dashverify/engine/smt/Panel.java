// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import io.github.dashverify.engine.expr.Application;
import io.github.dashverify.engine.expr.Expr;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Which solvers are asked about a query, and in which order: first the one that is likely to be
 * good at it, and another if that one gives up. Every model is evaluated before it is believed.
 */
final class Panel implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Panel.class);

  /** The share of the limit that Z3 gets when Bitwuzla can be asked as well. */
  private static final int FIRST_OPINION = 20;

  /** The share of the steps for questions whose answer is a matter of taste. */
  private static final int QUICK_STEPS = 400;

  /** The share of the time for them, larger: steps are to decide, so that models do not vary. */
  private static final int QUICK_TIME = 40;

  /** From these on, Bitwuzla is the better first choice. */
  private static final int MANY_READS = 16;

  private static final int MANY_CHOICES = 200;

  private final Conjuncts conjuncts;

  /** In the order for plain queries over bit vectors. */
  private final List<Member> members;

  private long calls;
  private long nanos;

  private Panel(Conjuncts conjuncts, List<Member> members) {
    this.conjuncts = conjuncts;
    this.members = List.copyOf(members);
  }

  /** Opens what the options choose; a choice that users should know of is told to the listener. */
  static Panel open(
      SolverOptions options, Natives natives, Consumer<String> warnings, Conjuncts conjuncts)
      throws SolverUnavailableException {
    Limit limit = new Limit(options.steps(), options.milliseconds());
    return new Panel(
        conjuncts,
        switch (options.choice()) {
          case AUTO -> best(natives, limit, warnings);
          case Z3 -> List.of(open(new Z3(natives), limit, limit));
          case BITWUZLA -> List.of(open(new Bitwuzla(natives), limit, limit));
          case PRINCESS -> List.of(open(new Princess(), limit, limit));
        });
  }

  private static List<Member> best(Natives natives, Limit limit, Consumer<String> warnings)
      throws SolverUnavailableException {
    List<Member> found = new ArrayList<>();
    StringJoiner problems = new StringJoiner("; ");
    try {
      found.add(open(new Bitwuzla(natives), limit, limit));
    } catch (SolverUnavailableException e) {
      problems.add(e.getMessage());
    }
    try {
      Limit share = found.isEmpty() ? limit : limit.dividedBy(FIRST_OPINION);
      found.add(0, open(new Z3(natives), share, limit));
    } catch (SolverUnavailableException e) {
      problems.add(e.getMessage());
    }
    if (found.isEmpty()) {
      warnings.accept(
          "No native solver loads, so the slow pure-Java solver Princess is used, which knows no"
              + " floating-point numbers: "
              + problems);
      found.add(open(new Princess(), limit, limit));
    } else if (problems.length() > 0) {
      LOG.info("Only {} is used: {}", found.get(0).name(), problems);
    }
    return found;
  }

  private static Member open(Product product, Limit usual, Limit full)
      throws SolverUnavailableException {
    long steps = full.dividedBy(QUICK_STEPS).steps();
    long milliseconds = full.dividedBy(QUICK_TIME).milliseconds();
    return Member.open(product, usual, new Limit(steps, milliseconds));
  }

  /** The solvers with their versions. */
  String name() {
    return members.stream().map(Member::name).collect(Collectors.joining(", "));
  }

  /** Asks one solver after the other until one decides. */
  Answer ask(List<Expr> query) throws InterruptedException {
    Set<String> reasons = new LinkedHashSet<>();
    for (Member member : order(query)) {
      Answer answer = ask(member.usual(), member.name(), query);
      if (!(answer instanceof Answer.Undecided undecided)) {
        return answer;
      }
      reasons.add(undecided.reason());
    }
    return new Answer.Undecided(String.join("; ", reasons));
  }

  /** Asks the first solver, Z3 if there, whose steps are counted; it gives up soon. */
  Answer askQuickly(List<Expr> query) throws InterruptedException {
    Member member = members.get(0);
    return ask(member.quick(), member.name(), query);
  }

  private Answer ask(Backend backend, String name, List<Expr> query) throws InterruptedException {
    calls++;
    long start = System.nanoTime();
    Answer answer = backend.solve(query, reads(query));
    nanos += System.nanoTime() - start;
    if (!(answer instanceof Answer.Satisfiable satisfiable)
        || conjuncts.hold(query, satisfiable.model())) {
      return answer;
    }
    String beyond = conjuncts.beyond(query);
    if (beyond.isEmpty()) {
      LOG.warn("{} gave a model in which the query does not hold: {}", name, query);
      return new Answer.Undecided(name + " gave a wrong model");
    }
    return new Answer.Undecided("the solvers do not know " + beyond);
  }

  private List<Application> reads(List<Expr> query) {
    Set<Application> reads = new LinkedHashSet<>();
    query.forEach(conjunct -> reads.addAll(conjuncts.footprint(conjunct).reads()));
    return List.copyOf(reads);
  }

  private List<Member> order(List<Expr> query) {
    return members.size() > 1 && isHeavy(query) ? List.of(members.get(1), members.get(0)) : members;
  }

  /** Whether the query has floats, or much memory or many choices. */
  private boolean isHeavy(List<Expr> query) {
    int reads = 0;
    int choices = 0;
    for (Expr conjunct : query) {
      Footprint footprint = conjuncts.footprint(conjunct);
      if (footprint.floats()) {
        return true;
      }
      reads += footprint.reads().size();
      choices += footprint.choices();
    }
    return reads >= MANY_READS || choices >= MANY_CHOICES;
  }

  /** How often a solver was called. */
  long calls() {
    return calls;
  }

  /** How long the calls took. */
  long nanos() {
    return nanos;
  }

  @Override
  public void close() {
    members.forEach(Member::close);
  }
}
