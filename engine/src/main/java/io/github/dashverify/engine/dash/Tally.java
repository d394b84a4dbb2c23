// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.dash;

/** Counts what a search does. */
public final class Tally {

  private int iterations;
  private int tests;
  private int refinements;
  private long steps;

  void countIteration() {
    iterations++;
  }

  void countTest(int stepsTaken) {
    tests++;
    steps += stepsTaken;
  }

  void countRefinement() {
    refinements++;
  }

  void countRefinements(int more) {
    refinements += more;
  }

  public int iterations() {
    return iterations;
  }

  public int tests() {
    return tests;
  }

  public int refinements() {
    return refinements;
  }

  public long steps() {
    return steps;
  }
}
