// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Memories against hash maps, and what reads become. */
class MemTest {

  private static final Sort ROWS = Sort.array(Sort.LONG, Sort.INT);
  private static final Variable MEMORY = Fuzz.variable("m", ROWS);
  private static final Variable FIELD = Fuzz.variable("f", Sort.array(Sort.REFERENCE, Sort.INT));
  private static final Variable A = Fuzz.variable("a", Sort.INT);
  private static final Variable B = Fuzz.variable("b", Sort.INT);
  private static final Variable C = Fuzz.variable("c", Sort.INT);
  private static final Variable P = Fuzz.variable("p", Sort.BOOL);

  @Test
  void readsSeeTheLastWrite() {
    for (int seed = 0; seed < Fuzz.times(1000); seed++) {
      Random random = new Random(seed);
      Map<Variable, Long> scalars = new HashMap<>();
      for (Variable v : List.of(A, B, C)) {
        scalars.put(v, (long) random.nextInt(3));
      }
      scalars.put(P, (long) random.nextInt(2));
      run(seed, random, scalars);
    }
  }

  private static void run(int seed, Random random, Map<Variable, Long> scalars) {
    Valuation state = state(scalars);
    List<Expr> arrays = new ArrayList<>(List.of(MEMORY, Mem.constant(ROWS, A)));
    List<Map<Long, Long>> models = new ArrayList<>();
    models.add(initial());
    models.add(constant(scalars.get(A)));
    for (int step = 0; step < 12; step++) {
      int from = random.nextInt(arrays.size());
      Expr array = arrays.get(from);
      Map<Long, Long> cells = new HashMap<>(models.get(from));
      Expr value = scalar(random);
      switch (random.nextInt(4)) {
        case 0 -> {
          Expr row = scalar(random);
          arrays.add(Mem.fill(array, row, value));
          long r = Evaluator.evaluate(row, state);
          long v = Evaluator.evaluate(value, state);
          cells.replaceAll((index, old) -> (int) (index >> 32) == r ? (Long) v : old);
        }
        case 1 -> {
          int other = random.nextInt(arrays.size());
          arrays.add(Bool.ite(P, array, arrays.get(other)));
          cells = new HashMap<>(models.get(scalars.get(P) == 1 ? from : other));
        }
        default -> {
          Expr index = index(random);
          arrays.add(Mem.store(array, index, value));
          cells.put(Evaluator.evaluate(index, state), Evaluator.evaluate(value, state));
        }
      }
      models.add(cells);
    }
    for (int n = 0; n < arrays.size(); n++) {
      Expr index = index(random);
      Expr read = Mem.select(arrays.get(n), index);
      assertThat(Evaluator.evaluate(read, state))
          .as("seed %s: %s[%s] = %s in %s", seed, arrays.get(n), index, read, scalars)
          .isEqualTo(models.get(n).get(Evaluator.evaluate(index, state)));
    }
  }

  /** All cells that indexes of this test reach. */
  private static Map<Long, Long> initial() {
    Map<Long, Long> cells = new HashMap<>();
    for (long row = -1; row < 8; row++) {
      for (long column = -1; column < 8; column++) {
        long index = (row << 32) | (column & 0xffff_ffffL);
        cells.put(index, initialCell(index));
      }
    }
    return cells;
  }

  private static Map<Long, Long> constant(long value) {
    Map<Long, Long> cells = new HashMap<>(initial());
    cells.replaceAll((index, old) -> value);
    return cells;
  }

  private static long initialCell(long index) {
    return (int) (index * 31 + (index >> 32) * 7 + 100);
  }

  private static Valuation state(Map<Variable, Long> scalars) {
    return new Valuation() {
      @Override
      public long value(Variable scalar) {
        return scalars.get(scalar);
      }

      @Override
      public long select(Variable memory, long index) {
        return initialCell(index);
      }
    };
  }

  private static Expr scalar(Random random) {
    Expr variable = Fuzz.pick(random, List.of(A, B, C));
    return switch (random.nextInt(3)) {
      case 0 -> Bv.intConst(random.nextInt(4));
      case 1 -> Bv.add(variable, Bv.intConst(random.nextInt(3)));
      default -> variable;
    };
  }

  private static Expr index(Random random) {
    return Bv.concat(scalar(random), scalar(random));
  }

  @Test
  void readsAreResolvedWhereIndexesTell() {
    Expr one = Bv.intConst(1);
    Expr two = Bv.intConst(2);
    Expr written = Mem.store(Mem.store(FIELD, one, A), two, B);
    assertThat(Mem.select(written, one)).isSameAs(A);
    assertThat(Mem.select(written, two)).isSameAs(B);
    assertThat(Mem.select(Mem.store(FIELD, Bv.add(C, one), A), C)).isSameAs(Mem.select(FIELD, C));
    assertThat(Mem.select(Mem.store(FIELD, C, A), C)).isSameAs(A);
    assertThat(Mem.select(Mem.store(FIELD, C, A), B))
        .isSameAs(Bool.ite(Bool.eq(B, C), A, Mem.select(FIELD, B)));
  }

  @Test
  void rowsAreComparedByHalves() {
    Expr filled = Mem.fill(MEMORY, A, Bv.intConst(0));
    assertThat(Mem.select(filled, Bv.concat(A, B))).isSameAs(Bv.intConst(0));
    Expr next = Bv.add(A, Bv.intConst(1));
    assertThat(Mem.select(filled, Bv.concat(next, B)))
        .isSameAs(Mem.select(MEMORY, Bv.concat(next, B)));
    Expr written = Mem.store(filled, Bv.concat(A, C), B);
    assertThat(Mem.select(written, Bv.concat(A, C))).isSameAs(B);
    assertThat(Mem.select(written, Bv.concat(A, B)))
        .isSameAs(Bool.ite(Bool.eq(B, C), B, Bv.intConst(0)));
  }

  @Test
  void coveredWritesAreForgotten() {
    Expr twice = Mem.store(Mem.store(Mem.store(FIELD, A, B), B, C), A, C);
    assertThat(twice).isSameAs(Mem.store(Mem.store(FIELD, B, C), A, C));
    Expr row = Mem.store(MEMORY, Bv.concat(A, B), C);
    assertThat(Mem.fill(row, A, B)).isSameAs(Mem.fill(MEMORY, A, B));
    assertThat(Mem.store(FIELD, A, Mem.select(FIELD, A))).isSameAs(FIELD);
  }

  @Test
  void substitutionResolvesReads() {
    Expr read = Mem.select(FIELD, A);
    Expr written = Mem.store(FIELD, B, C);
    assertThat(read.substitute(v -> v == FIELD ? written : v == A ? B : v)).isSameAs(C);
    Expr direct =
        read.substitute(
            new Substitution() {
              @Override
              public Expr replace(Variable variable) {
                return variable == A ? B : variable;
              }

              @Override
              public Expr read(Variable memory, Expr index) {
                return index == B ? Bv.intConst(7) : Mem.select(memory, index);
              }
            });
    assertThat(direct).isSameAs(Bv.intConst(7));
  }

  @Test
  void variablesIncludeMemories() {
    assertThat(Variables.of(Bv.add(Mem.select(FIELD, A), B)))
        .containsExactlyInAnyOrder(FIELD, A, B);
    assertThat(Variables.of(Bv.intConst(1))).isEmpty();
  }

  @Test
  void sortsAreChecked() {
    assertThatThrownBy(() -> Mem.select(MEMORY, A)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Mem.fill(FIELD, A, B)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Evaluator.evaluate(MEMORY, state(Map.of())))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
