// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine;

import io.github.dashverify.engine.bytecode.AssertionIndex;
import io.github.dashverify.engine.bytecode.BytecodeProgram;
import io.github.dashverify.engine.bytecode.ClassFileException;
import io.github.dashverify.engine.bytecode.ClassPath;
import io.github.dashverify.engine.cfa.Assertion;
import io.github.dashverify.engine.entry.EntryPoint;
import io.github.dashverify.engine.entry.EntryPoints;
import io.github.dashverify.engine.verdict.AssertionSite;
import io.github.dashverify.engine.verdict.Report;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The verifier: decides the assertions of a program, or says why it cannot. */
public final class DashVerifier {

  private DashVerifier() {}

  /** A check that a run would make: an assertion, as seen from an entry point. */
  public record Check(String entry, AssertionSite assertion) {}

  /**
   * Verifies.
   *
   * @throws InputException if the task is not one that can be done, with a sentence saying why
   */
  public static Report verify(VerificationTask task, ProgressListener listener)
      throws InputException, InterruptedException {
    try (ClassPath classPath = ClassPath.open(allEntries(task))) {
      BytecodeProgram program = new BytecodeProgram(classPath);
      List<EntryPoint> entries = entryPoints(task, classPath, program);
      return new VerificationRun(task, classPath, program, listener).verify(entries);
    } catch (ClassFileException e) {
      throw new InputException(e);
    }
  }

  /** What {@link #verify} would check. */
  public static List<Check> list(VerificationTask task) throws InputException {
    try (ClassPath classPath = ClassPath.open(allEntries(task))) {
      BytecodeProgram program = new BytecodeProgram(classPath);
      List<Check> checks = new ArrayList<>();
      for (EntryPoint entry : entryPoints(task, classPath, program)) {
        for (Assertion assertion : entry.assertions()) {
          checks.add(new Check(entry.label(), Sites.of(assertion, program)));
        }
      }
      return checks;
    } catch (ClassFileException e) {
      throw new InputException(e);
    }
  }

  static List<Path> allEntries(VerificationTask task) {
    List<Path> all = new ArrayList<>(task.classes());
    all.addAll(task.libraries());
    return all;
  }

  private static List<EntryPoint> entryPoints(
      VerificationTask task, ClassPath classPath, BytecodeProgram program)
      throws InputException, ClassFileException {
    List<String> names;
    try (ClassPath own = ClassPath.open(task.classes())) {
      NameFilter filter = new NameFilter(task.include(), task.exclude());
      names = own.classNames().stream().filter(filter::accepts).toList();
    }
    AssertionIndex index = AssertionIndex.of(classPath, names);
    if (!index.problems().isEmpty()) {
      throw new InputException(index.problems().get(0));
    }
    EntryPoints entryPoints = new EntryPoints(classPath, program, index);
    if (task.entries().isEmpty()) {
      return entryPoints.all(names);
    }
    List<EntryPoint> named = new ArrayList<>();
    for (String entry : task.entries()) {
      named.addAll(entryPoints.named(entry));
    }
    return named;
  }
}
