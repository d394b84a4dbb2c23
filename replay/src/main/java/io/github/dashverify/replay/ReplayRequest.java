// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map.Entry;
import java.util.Objects;

/**
 * Which method to run, on which input, and which assertion to watch.
 *
 * <p>The file has one {@code key=value} line each for {@code entry}, {@code method}, {@code
 * descriptor}, {@code target} and {@code timeoutMillis}, then an {@code argument} line per
 * parameter and an {@code input} line per recorded nondeterministic value, both in order and as
 * {@link Value} texts. An unknown key makes the request invalid: ignoring it could run something
 * that was not asked for.
 */
public final class ReplayRequest {

  private final String entry;
  private final String method;
  private final String descriptor;
  private final String target;
  private final long timeoutMillis;
  private final List<Value> arguments;
  private final List<Value> inputs;

  /**
   * A request to run a static method, private or not.
   *
   * @param entry binary name of the class, {@code pkg.Outer$Inner}
   * @param method name of the method
   * @param descriptor its JVM descriptor, {@code (IJ)V}
   * @param target the assertion, as the instrumented class tells it to {@link Witness}
   * @param timeoutMillis how long the program may run, not counting the start of the JVM
   * @param arguments a value per parameter
   * @param inputs what the nondeterministic calls return, in order; after these, zeros
   */
  public ReplayRequest(
      String entry,
      String method,
      String descriptor,
      String target,
      long timeoutMillis,
      List<Value> arguments,
      List<Value> inputs) {
    this.entry = Objects.requireNonNull(entry, "entry");
    this.method = Objects.requireNonNull(method, "method");
    this.descriptor = Objects.requireNonNull(descriptor, "descriptor");
    this.target = Objects.requireNonNull(target, "target");
    if (timeoutMillis <= 0) {
      throw new IllegalArgumentException("timeoutMillis is not positive: " + timeoutMillis);
    }
    this.timeoutMillis = timeoutMillis;
    this.arguments = Collections.unmodifiableList(new ArrayList<>(arguments));
    this.inputs = Collections.unmodifiableList(new ArrayList<>(inputs));
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws IllegalArgumentException if the file is not a request
   */
  public static ReplayRequest read(Path file) throws IOException {
    String entry = null;
    String method = null;
    String descriptor = null;
    String target = null;
    long timeoutMillis = 0;
    List<Value> arguments = new ArrayList<>();
    List<Value> inputs = new ArrayList<>();
    for (Entry<String, String> line : KeyValueLines.read(file).entries()) {
      String value = line.getValue();
      switch (line.getKey()) {
        case "entry":
          entry = value;
          break;
        case "method":
          method = value;
          break;
        case "descriptor":
          descriptor = value;
          break;
        case "target":
          target = value;
          break;
        case "timeoutMillis":
          timeoutMillis = Long.parseLong(value);
          break;
        case "argument":
          arguments.add(Value.parse(value));
          break;
        case "input":
          inputs.add(Value.parse(value));
          break;
        default:
          throw new IllegalArgumentException("Unknown key: " + line.getKey());
      }
    }
    if (entry == null || method == null || descriptor == null || target == null) {
      throw new IllegalArgumentException("entry, method, descriptor or target is missing");
    }
    return new ReplayRequest(entry, method, descriptor, target, timeoutMillis, arguments, inputs);
  }

  public void write(Path file) throws IOException {
    KeyValueLines lines = new KeyValueLines();
    lines.add("entry", entry);
    lines.add("method", method);
    lines.add("descriptor", descriptor);
    lines.add("target", target);
    lines.add("timeoutMillis", String.valueOf(timeoutMillis));
    for (Value argument : arguments) {
      lines.add("argument", argument.text());
    }
    for (Value input : inputs) {
      lines.add("input", input.text());
    }
    lines.write(file);
  }

  String entry() {
    return entry;
  }

  String method() {
    return method;
  }

  String descriptor() {
    return descriptor;
  }

  String target() {
    return target;
  }

  long timeoutMillis() {
    return timeoutMillis;
  }

  List<Value> arguments() {
    return arguments;
  }

  List<Value> inputs() {
    return inputs;
  }
}
