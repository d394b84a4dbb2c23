// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.MethodId;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.NoSuchElementException;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.objectweb.asm.tree.MethodNode;

/** A Java source compiled by the JDK's own compiler, and the program it makes. */
final class Compiled {

  private final Path folder;
  private final ClassPath classPath;
  private final BytecodeProgram program;

  private Compiled(Path folder) throws ClassFileException {
    this.folder = folder;
    this.classPath = ClassPath.open(List.of(folder));
    this.program = new BytecodeProgram(classPath);
  }

  /** Compiles one source file; its first public or only class may have any name. */
  static Compiled source(String... lines) {
    try {
      Path folder = Files.createTempDirectory("compiled");
      compile(folder, String.join("\n", lines));
      return new Compiled(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ClassFileException e) {
      throw new AssertionError(e);
    }
  }

  /** A class {@code T} with these members. */
  static Compiled members(String... lines) {
    return source("class T {", String.join("\n", lines), "}");
  }

  /** The classes in a folder. */
  static Compiled folder(Path folder) throws ClassFileException {
    return new Compiled(folder);
  }

  private static void compile(Path folder, String source) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    JavaFileObject file =
        new SimpleJavaFileObject(URI.create("string:///T.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    StringWriter messages = new StringWriter();
    List<String> options = List.of("-g", "-proc:none", "-d", folder.toString());
    if (!compiler.getTask(messages, null, null, options, null, List.of(file)).call()) {
      throw new IllegalArgumentException(messages.toString());
    }
  }

  Path folder() {
    return folder;
  }

  ClassPath classPath() {
    return classPath;
  }

  BytecodeProgram program() {
    return program;
  }

  /** The method of this name in class {@code T}. */
  MethodId method(String name) {
    try {
      ClassFile file = classPath.find("T");
      for (MethodNode method : file.node().methods) {
        if (method.name.equals(name)) {
          return file.id(method);
        }
      }
    } catch (ClassFileException e) {
      throw new AssertionError(e);
    }
    throw new NoSuchElementException(name);
  }

  Cfa cfa(String name) {
    return program.cfa(method(name));
  }
}
