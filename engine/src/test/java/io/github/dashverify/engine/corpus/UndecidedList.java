// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What the engine is known not to decide today: {@code file:line reason}, one word of reason each.
 * The list may only become shorter; {@value #SOMETIMES} marks what depends on time.
 */
final class UndecidedList {

  static final String SOMETIMES = "sometimes";

  private static final Path FILE = SubjectFile.FOLDER.resolve("undecided.txt");

  private final Map<String, String> reasons = new TreeMap<>();

  private UndecidedList() {}

  static UndecidedList read() throws IOException {
    UndecidedList list = new UndecidedList();
    for (String line : Files.exists(FILE) ? Files.readAllLines(FILE) : List.<String>of()) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] words = line.split(" ");
        list.reasons.put(words[0], words[1]);
      }
    }
    return list;
  }

  /** The reason why this assertion is not decided; null if it has to be. */
  @Nullable String reason(SubjectFile subject, int line) {
    return reasons.get(subject.name() + ":" + line);
  }

  /** Entries that name no assertion of the corpus. */
  List<String> stale(List<SubjectFile> subjects) {
    List<String> stale = new ArrayList<>(reasons.keySet());
    for (SubjectFile subject : subjects) {
      subject.expectations().keySet().forEach(line -> stale.remove(subject.name() + ":" + line));
    }
    return stale;
  }

  static void write(Map<String, String> reasons) throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add("# Assertions that are not decided today. Written by CorpusTest when");
    lines.add("# -Ddashverify.corpus.regenerate=true; take out by hand what is decided.");
    new TreeMap<>(reasons).forEach((place, reason) -> lines.add(place + " " + reason));
    Files.write(FILE, lines);
  }

  /** One word for a reason in the engine's words. */
  static String wordFor(String reason) {
    if (reason.contains("time limit")) {
      return SOMETIMES;
    }
    if (reason.contains("did not converge")) {
      return "diverges";
    }
    if (reason.contains("iterations")) {
      return "iterations";
    }
    return reason.contains("not supported") ? "unsupported" : "other";
  }
}
