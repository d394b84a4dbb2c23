// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine;

import java.nio.file.Path;
import java.util.List;

/**
 * What is to be verified and how much may be spent on it.
 *
 * @param classes folders and jars whose assertions are verified
 * @param libraries folders and jars that the code needs besides
 * @param entries entry points as {@code Class#method}; empty for every entry point of the classes
 * @param include patterns of class names ({@code *} for anything) to verify; empty for all
 * @param exclude patterns of class names to leave out
 * @param properties ids of the properties to check
 * @param limits what may be spent
 * @param slicing whether and how the abstraction is sliced
 * @param solver which solver answers
 * @param jobs how many assertions are worked on at once
 */
public record VerificationTask(
    List<Path> classes,
    List<Path> libraries,
    List<String> entries,
    List<String> include,
    List<String> exclude,
    List<String> properties,
    Limits limits,
    Slicing slicing,
    SolverName solver,
    int jobs) {

  /**
   * Limits, counted in steps first so that verdicts do not depend on how busy the machine is.
   *
   * @param iterations rounds of the loop for one assertion
   * @param secondsPerEntry wall-clock limit for one entry point
   * @param secondsTotal wall-clock limit for the whole run
   */
  public record Limits(int iterations, double secondsPerEntry, double secondsTotal) {}

  /** How the abstraction is sliced. */
  public enum Slicing {
    NONE,
    TARGET_LOCATION,
    TARGET_PATH
  }

  /** Which solver answers; AUTO picks per query and falls back to what loads. */
  public enum SolverName {
    AUTO,
    Z3,
    BITWUZLA,
    PRINCESS
  }
}
