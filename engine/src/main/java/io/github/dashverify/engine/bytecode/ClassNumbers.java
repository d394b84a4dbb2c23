// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Numbers for classes, as the memory of run-time classes holds them. A number follows from the name
 * and not from the order of the questions, so it is the same in every run; only two names of the
 * same hash could change places.
 */
public final class ClassNumbers {

  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<Integer, String> names = new HashMap<>();
  private final SortedSet<String> created = new TreeSet<>();

  /** The number of a class, greater than 0. */
  public synchronized int of(String internalName) {
    Integer known = numbers.get(internalName);
    if (known != null) {
      return known;
    }
    int number = Math.max(1, internalName.hashCode() & Integer.MAX_VALUE);
    while (names.containsKey(number)) {
      number = Math.max(1, (number + 1) & Integer.MAX_VALUE);
    }
    numbers.put(internalName, number);
    names.put(number, internalName);
    return number;
  }

  /** The number of a class of which objects are created. */
  synchronized int ofCreated(String internalName) {
    created.add(internalName);
    return of(internalName);
  }

  /** The classes of which objects are created, as far as is known, in the order of their names. */
  synchronized List<String> created() {
    return List.copyOf(created);
  }

  /** The class of this number, null if the number was never given out. */
  public synchronized @Nullable String name(int number) {
    return names.get(number);
  }
}
