// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.concrete;

import io.github.dashverify.engine.cfa.InputType;
import java.util.Map;
import java.util.TreeMap;

/**
 * The inputs of a run: the value of the number-th input when it is drawn with a given type. What is
 * not listed is zero. Two vectors are the same test if they list the same values.
 *
 * @param values bits of each value, by number and type; entries that are zero are left out
 */
public record InputVector(Map<Key, Long> values) {

  /** The input whose values are all zero. */
  public static final InputVector ZERO = new InputVector(Map.of());

  public InputVector {
    Map<Key, Long> ordered = new TreeMap<>(values);
    ordered.values().removeIf(bits -> bits == 0);
    values = java.util.Collections.unmodifiableMap(ordered);
  }

  public long value(int number, InputType type) {
    return values.getOrDefault(new Key(number, type), 0L);
  }

  /** This vector with some values replaced. */
  public InputVector with(Map<Key, Long> replacements) {
    Map<Key, Long> merged = new TreeMap<>(values);
    merged.putAll(replacements);
    return new InputVector(merged);
  }

  /** Which input: its position among the draws of the run, and the type it is drawn with. */
  public record Key(int number, InputType type) implements Comparable<Key> {
    @Override
    public int compareTo(Key other) {
      int byNumber = Integer.compare(number, other.number);
      return byNumber != 0 ? byNumber : type.compareTo(other.type);
    }
  }
}
