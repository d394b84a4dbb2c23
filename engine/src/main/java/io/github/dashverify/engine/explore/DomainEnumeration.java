// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.explore;

import io.github.dashverify.engine.cfa.InputType;
import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.concrete.InputVector;
import io.github.dashverify.engine.concrete.Interpreter;
import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.supergraph.Supergraph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Runs every input there is, if there are few: two bytes have 65,536 values, and running them all
 * takes less than one hard question about a chain of remainders.
 */
public final class DomainEnumeration {

  /** Domains of more bits are not enumerated. */
  private static final int MAX_BITS = 16;

  /** If the first run is longer than this, all of them together are too long. */
  private static final int MAX_STEPS = 400;

  private final Supergraph graph;
  private final List<InputType> inputs;

  /**
   * @param inputs types of the inputs that every run draws first: those of the parameters
   */
  public DomainEnumeration(Supergraph graph, List<InputType> inputs) {
    this.graph = graph;
    this.inputs = List.copyOf(inputs);
  }

  /** Whether there are few enough inputs. */
  public boolean isSmall() {
    return !inputs.isEmpty() && bits() <= MAX_BITS;
  }

  private int bits() {
    return inputs.stream().mapToInt(DomainEnumeration::bits).sum();
  }

  private static int bits(InputType type) {
    return type == InputType.BOOLEAN ? 1 : type.sort().width();
  }

  /**
   * Runs all inputs. Of the runs only those are kept that do something no earlier one did.
   *
   * @return complete if all runs ended by themselves and drew no further input
   */
  public Exploration run(long deadlineNanos) {
    Interpreter interpreter = new Interpreter(graph, operation -> false);
    List<TestRun> kept = new ArrayList<>();
    Set<Operation> seen = new HashSet<>();
    for (long number = 0; number < 1L << bits(); number++) {
      TestRun run = interpreter.run(vector(number), MAX_STEPS);
      boolean drewMore = run.state(run.length() - 1).value(Symbols.INPUT_COUNT) != inputs.size();
      if (!(run.end() instanceof TestRun.End.Finished)
          || drewMore
          || System.nanoTime() - deadlineNanos > 0) {
        return new Exploration(kept, false, 0);
      }
      if (!seen.containsAll(sites(run))) {
        seen.addAll(sites(run));
        kept.add(run);
      }
    }
    return new Exploration(kept, true, 0);
  }

  private static Set<Operation> sites(TestRun run) {
    Set<Operation> sites = new HashSet<>();
    run.contains(
        operation -> {
          if (operation instanceof Operation.Evaluate || operation instanceof Operation.Fail) {
            sites.add(operation);
          }
          return false;
        });
    return sites;
  }

  /** The number-th input: its bits are shared out among the parameters. */
  private InputVector vector(long number) {
    Map<InputVector.Key, Long> values = new HashMap<>();
    long rest = number;
    for (int i = 0; i < inputs.size(); i++) {
      int bits = bits(inputs.get(i));
      long value = rest & ((1L << bits) - 1);
      rest >>>= bits;
      int unused = Long.SIZE - bits;
      values.put(
          new InputVector.Key(i, inputs.get(i)),
          inputs.get(i) == InputType.BOOLEAN ? value : value << unused >> unused);
    }
    return new InputVector(values);
  }
}
