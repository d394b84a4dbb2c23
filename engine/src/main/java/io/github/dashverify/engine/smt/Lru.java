// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import java.io.Serial;
import java.util.LinkedHashMap;
import java.util.Map;

/** A map that forgets what was not used for longest. */
final class Lru<K, V> extends LinkedHashMap<K, V> {

  @Serial private static final long serialVersionUID = 1;

  private final int capacity;

  Lru(int capacity) {
    super(16, 0.75f, true);
    this.capacity = capacity;
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return size() > capacity;
  }
}
