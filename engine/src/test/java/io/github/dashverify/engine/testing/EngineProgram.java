// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.testing;

import io.github.dashverify.engine.bytecode.AssertionIndex;
import io.github.dashverify.engine.bytecode.BytecodeProgram;
import io.github.dashverify.engine.bytecode.ClassFileException;
import io.github.dashverify.engine.bytecode.ClassPath;
import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.concrete.InputVector;
import io.github.dashverify.engine.concrete.Interpreter;
import io.github.dashverify.engine.concrete.TestRun;
import io.github.dashverify.engine.entry.EntryPoint;
import io.github.dashverify.engine.entry.EntryPoints;
import io.github.dashverify.engine.entry.Harness;
import io.github.dashverify.engine.supergraph.Supergraph;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Compiled classes as the parts of the engine see them. */
public final class EngineProgram implements AutoCloseable {

  /** Nothing: a run with this target goes on to its end. */
  public static final Predicate<Operation> NO_TARGET = operation -> false;

  private final ClassPath classPath;
  private final BytecodeProgram program;
  private final EntryPoints entryPoints;

  private EngineProgram(ClassPath classPath) throws Exception {
    this.classPath = classPath;
    this.program = new BytecodeProgram(classPath);
    this.entryPoints = new EntryPoints(classPath, program, AssertionIndex.of(classPath));
  }

  public static EngineProgram open(Path classes) throws Exception {
    List<Path> all = new ArrayList<>(List.of(classes));
    all.addAll(JavaSources.libraries());
    return new EngineProgram(ClassPath.open(all));
  }

  /** A class {@code T} with these members, compiled into the folder. */
  public static EngineProgram members(Path folder, String... lines) throws Exception {
    JavaSources.compile("T", "class T {\n" + String.join("\n", lines) + "\n}", folder);
    return open(folder);
  }

  public BytecodeProgram program() {
    return program;
  }

  /** The only method of this name, written as {@code Class#method}. */
  public EntryPoint entry(String name) throws Exception {
    List<EntryPoint> found = entryPoints.named(name);
    if (found.size() != 1) {
      throw new IllegalArgumentException(name + " names " + found.size() + " methods");
    }
    return found.get(0);
  }

  /** The program seen from an entry point. */
  public Supergraph graph(String name) throws Exception {
    return new Supergraph(program, Harness.of(entry(name), program));
  }

  /** A run to the end. */
  public static TestRun run(Supergraph graph, InputVector inputs) {
    return new Interpreter(graph, NO_TARGET).run(inputs, 1_000_000);
  }

  /** The arguments of an entry point as inputs of a run. */
  public static InputVector inputs(EntryPoint entry, long... bits) {
    Map<InputVector.Key, Long> values = new TreeMap<>();
    for (int i = 0; i < bits.length; i++) {
      String type = entry.parameters().get(i).descriptor();
      values.put(new InputVector.Key(i, Harness.inputType(type)), bits[i]);
    }
    return new InputVector(values);
  }

  @Override
  public void close() throws ClassFileException {
    classPath.close();
  }
}
