// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import java.util.List;
import java.util.Map;

/**
 * A goal as its source declares it.
 *
 * @param annotation the arguments of {@code @Mojo}, as text
 */
record Mojo(
    String implementation,
    String description,
    Map<String, String> annotation,
    List<Parameter> parameters) {
  /**
   * A field with {@code @Parameter}.
   *
   * @param annotation the arguments of {@code @Parameter}, as text
   */
  record Parameter(String name, String type, String description, Map<String, String> annotation) {
    /** Writes the declaration. */
    void declare(Xml xml) {
      xml.open("parameter");
      xml.element("name", name);
      xml.element("type", type);
      xml.element("required", annotation.getOrDefault("required", "false"));
      xml.element(
          "editable",
          annotation.getOrDefault("readonly", "false").equals("true") ? "false" : "true");
      xml.element("description", description);
      xml.close("parameter");
    }

    /**
     * Writes where the value comes from, if it comes from anywhere but the user's configuration.
     */
    void configure(Xml xml) {
      String property = annotation.get("property");
      String byDefault = annotation.get("defaultValue");
      if (property == null && byDefault == null) {
        return;
      }
      String expression = property == null ? "" : "${" + property + "}";
      if (byDefault == null) {
        xml.element(name, expression, "implementation", type);
      } else {
        xml.element(name, expression, "implementation", type, "default-value", byDefault);
      }
    }
  }

  void write(Xml xml) {
    xml.open("mojo");
    xml.element("goal", annotation.get("name"));
    xml.element("description", description);
    xml.element("implementation", implementation);
    xml.element("language", "java");
    xml.element("instantiationStrategy", "per-lookup");
    xml.element("executionStrategy", "once-per-session");
    if (annotation.containsKey("defaultPhase")) {
      // LifecyclePhase.PRE_INTEGRATION_TEST is written pre-integration-test.
      xml.element("phase", constant("defaultPhase").replace('_', '-'));
    }
    if (annotation.containsKey("requiresDependencyResolution")) {
      xml.element(
          "requiresDependencyResolution",
          constant("requiresDependencyResolution").replace("_plus_", "+"));
    }
    xml.element("requiresProject", annotation.getOrDefault("requiresProject", "true"));
    xml.element("threadSafe", annotation.getOrDefault("threadSafe", "false"));
    xml.open("parameters");
    parameters.forEach(parameter -> parameter.declare(xml));
    xml.close("parameters");
    xml.open("configuration");
    parameters.forEach(parameter -> parameter.configure(xml));
    xml.close("configuration");
    xml.close("mojo");
  }

  private String constant(String argument) {
    String name = annotation.get(argument);
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(java.util.Locale.ROOT);
  }
}
