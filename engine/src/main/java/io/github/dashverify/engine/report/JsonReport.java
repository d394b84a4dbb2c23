// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import io.github.dashverify.engine.verdict.AssertionResult;
import io.github.dashverify.engine.verdict.AssertionSite;
import io.github.dashverify.engine.verdict.Counterexample;
import io.github.dashverify.engine.verdict.Counterexample.InputValue;
import io.github.dashverify.engine.verdict.Counterexample.TraceStep;
import io.github.dashverify.engine.verdict.Report;
import io.github.dashverify.engine.verdict.Statistics;
import io.github.dashverify.engine.verdict.Verdict;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/**
 * A report as one JSON object; {@code docs/json.md} describes it. Every key is always there, in the
 * same order, so that a program need not ask.
 */
public final class JsonReport {

  private static final Gson GSON =
      new GsonBuilder().setPrettyPrinting().serializeNulls().disableHtmlEscaping().create();

  private final String version;

  /**
   * @param version version of the tool
   */
  public JsonReport(String version) {
    this.version = version;
  }

  /**
   * The JSON of a report, ending in a line break.
   *
   * @param seconds how long the whole run took
   */
  public String render(Report report, double seconds) {
    Overview overview = Overview.of(report);
    JsonObject json = head();
    json.add("results", array(report.results(), JsonReport::result));
    json.add("entries", array(overview.entries().entrySet(), e -> entry(e.getKey(), e.getValue())));
    json.add("notes", array(report.notes(), JsonPrimitive::new));
    json.add("summary", summary(overview, seconds));
    return GSON.toJson(json) + "\n";
  }

  /** The JSON of what would be checked, ending in a line break. */
  public String render(List<PlannedCheck> checks) {
    JsonObject json = head();
    json.add("checks", array(checks, JsonReport::check));
    return GSON.toJson(json) + "\n";
  }

  private JsonObject head() {
    JsonObject json = new JsonObject();
    json.addProperty("tool", "dash-verify");
    json.addProperty("version", version);
    return json;
  }

  private static JsonObject check(PlannedCheck check) {
    JsonObject json = new JsonObject();
    json.addProperty("entry", check.entry());
    json.add("assertion", assertion(check.assertion()));
    return json;
  }

  private static JsonObject result(AssertionResult result) {
    JsonObject json = new JsonObject();
    json.addProperty("entry", result.entry());
    json.add("assertion", assertion(result.assertion()));
    json.addProperty("verdict", result.verdict().name());
    json.addProperty(
        "reason", result.verdict() instanceof Verdict.Unknown unknown ? unknown.reason() : null);
    if (result.verdict() instanceof Verdict.Violated violated) {
      json.add("input", input(violated.counterexample()));
      json.add("trace", array(violated.counterexample().trace(), JsonReport::step));
    } else {
      json.add("input", JsonNull.INSTANCE);
      json.add("trace", new JsonArray());
    }
    json.add("statistics", statistics(result.statistics()));
    return json;
  }

  private static JsonObject assertion(AssertionSite site) {
    JsonObject json = new JsonObject();
    json.addProperty("class", site.className());
    json.addProperty("method", site.method());
    json.addProperty("file", site.file());
    json.addProperty("line", site.line());
    json.addProperty("property", site.property());
    return json;
  }

  private static JsonObject input(Counterexample counterexample) {
    JsonObject json = new JsonObject();
    json.addProperty("call", counterexample.call());
    json.add("arguments", array(counterexample.arguments(), JsonReport::value));
    json.add("inputs", array(counterexample.inputs(), JsonReport::value));
    return json;
  }

  private static JsonObject value(InputValue value) {
    JsonObject json = new JsonObject();
    json.addProperty("name", value.name());
    json.addProperty("type", value.type());
    json.addProperty("value", value.value());
    return json;
  }

  private static JsonObject step(TraceStep step) {
    JsonObject json = new JsonObject();
    json.addProperty("file", step.file());
    json.addProperty("line", step.line());
    JsonObject values = new JsonObject();
    step.changes().forEach(change -> values.addProperty(change.variable(), change.value()));
    json.add("values", values);
    return json;
  }

  private static JsonObject statistics(Statistics statistics) {
    JsonObject json = new JsonObject();
    json.addProperty("iterations", statistics.iterations());
    json.addProperty("tests", statistics.tests());
    json.addProperty("refinements", statistics.refinements());
    json.addProperty("queries", statistics.queries());
    json.addProperty("solverCalls", statistics.solverCalls());
    json.addProperty("steps", statistics.steps());
    json.addProperty("seconds", milliseconds(statistics.seconds()));
    return json;
  }

  private static JsonObject entry(String entry, Outcome outcome) {
    JsonObject json = new JsonObject();
    json.addProperty("entry", entry);
    json.addProperty("verdict", outcome.name());
    return json;
  }

  private static JsonObject summary(Overview overview, double seconds) {
    JsonObject json = new JsonObject();
    json.addProperty("assertions", overview.assertions().size());
    json.addProperty("proved", overview.count(Outcome.PROVED));
    json.addProperty("violated", overview.count(Outcome.VIOLATED));
    json.addProperty("unreachable", overview.count(Outcome.UNREACHABLE));
    json.addProperty("unknown", overview.count(Outcome.UNKNOWN));
    json.addProperty("seconds", milliseconds(seconds));
    return json;
  }

  private static double milliseconds(double seconds) {
    return Math.round(seconds * 1000) / 1000.0;
  }

  private static <T> JsonArray array(
      Collection<T> items, Function<? super T, ? extends JsonElement> json) {
    JsonArray array = new JsonArray();
    items.forEach(item -> array.add(json.apply(item)));
    return array;
  }
}
