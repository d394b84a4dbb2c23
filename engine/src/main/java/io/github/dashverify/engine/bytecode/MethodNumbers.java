// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.MethodId;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Numbers for methods, as tables of implementations hold them; like {@link ClassNumbers}, they
 * follow from the name.
 */
final class MethodNumbers {

  private final Map<MethodId, Integer> numbers = new HashMap<>();
  private final Set<Integer> taken = new HashSet<>();

  /** The number of a method, greater than 0. */
  synchronized int of(MethodId method) {
    Integer known = numbers.get(method);
    if (known != null) {
      return known;
    }
    int number = Math.max(1, method.toString().hashCode() & Integer.MAX_VALUE);
    while (!taken.add(number)) {
      number = Math.max(1, (number + 1) & Integer.MAX_VALUE);
    }
    numbers.put(method, number);
    return number;
  }
}
