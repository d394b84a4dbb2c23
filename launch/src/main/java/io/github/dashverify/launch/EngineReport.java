// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.launch;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What a plugin needs to know of the engine's JSON report. An assertion that was checked from
 * several entry points counts once, with the worst that was found.
 *
 * @param violated the assertions that can fail
 * @param unknown the assertions that were not decided
 */
public record EngineReport(List<Finding> violated, List<Finding> unknown) {

  /** How the engine's reasons tell that a verdict is missing only for want of time. */
  private static final Pattern TIME = Pattern.compile("time limit|after [0-9]+ m?s\\b");

  public EngineReport {
    violated = List.copyOf(violated);
    unknown = List.copyOf(unknown);
  }

  /**
   * An assertion that needs attention.
   *
   * @param where file and line
   * @param detail the input that makes it fail, or the reason why it was not decided
   */
  public record Finding(String where, String detail) {}

  /** Whether every assertion has the verdict a user hopes for. */
  public boolean isClean() {
    return violated.isEmpty() && unknown.isEmpty();
  }

  /**
   * Whether a verdict is missing only for want of time. Such a report depends on how busy the
   * machine was, and must not be taken for the answer on another day.
   */
  public boolean ranOutOfTime() {
    return unknown.stream().anyMatch(finding -> TIME.matcher(finding.detail()).find());
  }

  /**
   * Reads a report.
   *
   * @throws IOException if there is none, or if it is not one of ours
   */
  public static EngineReport read(Path json) throws IOException {
    Map<JsonObject, Finding> violated = new LinkedHashMap<>();
    Map<JsonObject, Finding> unknown = new LinkedHashMap<>();
    for (JsonElement element : parse(json).getAsJsonArray("results")) {
      JsonObject result = element.getAsJsonObject();
      JsonObject assertion = result.getAsJsonObject("assertion");
      switch (text(result, "verdict")) {
        case "VIOLATED" ->
            violated.putIfAbsent(
                assertion,
                new Finding(where(assertion), text(result.getAsJsonObject("input"), "call")));
        case "UNKNOWN" ->
            unknown.putIfAbsent(assertion, new Finding(where(assertion), text(result, "reason")));
        default -> {}
      }
    }
    unknown.keySet().removeAll(violated.keySet());
    return new EngineReport(List.copyOf(violated.values()), List.copyOf(unknown.values()));
  }

  private static JsonObject parse(Path json) throws IOException {
    try (Reader reader = Files.newBufferedReader(json)) {
      JsonElement report = JsonParser.parseReader(reader);
      if (report.isJsonObject() && report.getAsJsonObject().has("results")) {
        return report.getAsJsonObject();
      }
    } catch (JsonParseException broken) {
      throw new IOException(json + " is not a report of dash-verify", broken);
    }
    throw new IOException(json + " is not a report of dash-verify");
  }

  private static String where(JsonObject assertion) {
    return text(assertion, "file") + ":" + text(assertion, "line");
  }

  private static String text(JsonObject object, String name) {
    return object.get(name).getAsString();
  }
}
