// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Assertion;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.MethodNode;

/**
 * The assertions of a program, found by looking for the pattern only: no automaton is built.
 *
 * @param assertions all sites, class by class, in bytecode order within a method
 * @param problems one sentence for each class that could not be read
 */
public record AssertionIndex(List<Assertion> assertions, List<String> problems) {

  public AssertionIndex {
    assertions = List.copyOf(assertions);
    problems = List.copyOf(problems);
  }

  /** The assertions of all classes of the program; those of the JDK do not count. */
  public static AssertionIndex of(ClassPath classPath) throws ClassFileException {
    return of(classPath, classPath.classNames());
  }

  /** The assertions of some classes, given by their internal names. */
  public static AssertionIndex of(ClassPath classPath, List<String> classNames) {
    List<Assertion> assertions = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    for (String name : classNames) {
      try {
        ClassFile file = classPath.find(name);
        if (file == null) {
          problems.add("Class " + name.replace('/', '.') + " is not on the class path.");
        } else if (!file.ofJdk()) {
          assertions.addAll(of(file));
        }
      } catch (ClassFileException e) {
        problems.add(e.getMessage());
      } catch (MalformedCodeException e) {
        problems.add("Class " + name.replace('/', '.') + " has code where " + e.getMessage() + ".");
      }
    }
    return new AssertionIndex(assertions, problems);
  }

  /** The assertions of one class. */
  private static List<Assertion> of(ClassFile file) {
    List<Assertion> assertions = new ArrayList<>();
    for (MethodNode method : file.node().methods) {
      if (BytecodeProgram.hasCode(method)) {
        assertions.addAll(Assertions.of(new Code(file, method)));
      }
    }
    return assertions;
  }
}
