// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Guesses what somebody meant: the known word that takes the fewest keystrokes to get to. */
public final class Nearest {

  private Nearest() {}

  /** The nearest word, if one is near enough to be meant. */
  public static Optional<String> to(String written, Collection<String> known) {
    return known.stream()
        .min(Comparator.comparingInt((String word) -> distance(written, word)))
        .filter(word -> distance(written, word) <= Math.max(2, word.length() / 3));
  }

  /** Levenshtein's distance, upper and lower case being the same. */
  private static int distance(String from, String to) {
    String a = from.toLowerCase(Locale.ROOT);
    String b = to.toLowerCase(Locale.ROOT);
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
